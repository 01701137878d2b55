import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'

/** A page as the screen needs it. */
export type PageView = Pick<Answer<Contract['getPage']>, 'title' | 'metaDescription' | 'type' | 'blocks'>

/** The page at a path of the site; an unknown one is the not-found page. */
export async function getPage(api: ShopApi, path: string): Promise<PageView> {
  const { title, metaDescription, type, blocks } = orThrow(await api.getPage({ params: { url: path === '' ? 'home' : path } }))
  return { title, metaDescription, type, blocks }
}
