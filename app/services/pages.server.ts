import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { readConsent } from './consent.server.ts'
import { mayShow } from './page-hooks.server.ts'

type Page = Answer<Contract['getPage']>

/** An address of the house. */
export type ShownAddress = {
  id: string
  name: string
  lines: string[]
  phone: string
  position?: { lat: number; lng: number } | undefined
}

/** What blocks show besides their own words. */
export type Around = {
  images: Record<string, Page['images'][number]>
  addresses: ShownAddress[]
  hours: { days: string; hours: string }[]
  /** Whether what other sites show may be loaded. */
  thirdParties: boolean
}

/** A page as the screen needs it, with what its blocks show besides their own words. */
export type PageView = Pick<Page, 'title' | 'metaDescription' | 'type' | 'blocks'> & { around: Around }

/** The page at a path of the site; an unknown one, or one that its own hook hides, is the not-found page. */
export async function getPage(api: ShopApi, request: Request, path: string): Promise<PageView> {
  const page = orThrow(await api.getPage({ params: { url: path === '' ? 'home' : path } }))
  if (!mayShow(page)) throwNotFound()
  const { title, metaDescription, type, blocks, images } = page
  const around = {
    images: Object.fromEntries(images.map((image) => [image.id, image])),
    addresses: [],
    hours: [],
    thirdParties: (await readConsent(request)) === 'given',
  }
  return { title, metaDescription, type, blocks, around }
}
