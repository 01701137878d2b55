import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { mayShow } from './page-hooks.server.ts'

/** A page as the screen needs it. */
export type PageView = Pick<Answer<Contract['getPage']>, 'title' | 'metaDescription' | 'type' | 'blocks'>

/** The page at a path of the site; an unknown one, or one that its own hook hides, is the not-found page. */
export async function getPage(api: ShopApi, path: string): Promise<PageView> {
  const page = orThrow(await api.getPage({ params: { url: path === '' ? 'home' : path } }))
  if (!mayShow(page)) throwNotFound()
  const { title, metaDescription, type, blocks } = page
  return { title, metaDescription, type, blocks }
}
