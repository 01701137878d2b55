import type { Credentials, ShopApi } from '#api/contract/index.ts'

/** A site as the web side needs it. */
export type WebSite = { id: string; origin: string; hosts: string[] }

/** The line from the site's process to the product API, in this process or another. */
export type ApiLine = {
  open(who: Credentials): ShopApi
  siteOfHost(host: string): Promise<WebSite | undefined>
  siteById(id: string): Promise<WebSite | undefined>
  contentVersion(siteId: string): number | Promise<number>
  isReady(): Promise<boolean>
  close(): Promise<void>
}
