import type { Credentials, ShopApi } from '#api/contract/index.ts'

/** A site as the web side needs it. */
export type WebSite = { id: string; origin: string; hosts: string[]; isSuspended?: boolean }

/** A file of a site on its way to a visitor. */
export type SentFile = { mime: string; name: string; bytes: Buffer }

/** The line from the site's process to the product API, in this process or another. */
export type ApiConnection = {
  open(who: Credentials): ShopApi
  siteOfHost(host: string): Promise<WebSite | undefined>
  siteById(id: string): Promise<WebSite | undefined>
  /** The file behind what stands after `/images/`; `busy` when it cannot be made just now. */
  file(siteId: string, address: string): Promise<SentFile | 'busy' | undefined>
  contentVersion(siteId: string): number | Promise<number>
  isReady(): Promise<boolean>
  close(): Promise<void>
}
