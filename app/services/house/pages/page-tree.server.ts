import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { readAll } from '../../platform/read-all.server.ts'

/** Every page of the site, however many lists that takes. */
export function listAllPages(api: ShopApi): Promise<Answer<Contract['listAdminPages']>['pages']> {
  return readAll(async (page) => {
    const { pages, total } = orThrow(await api.listAdminPages({ query: { nbItem: 100, page } }))
    return { entries: pages, total }
  })
}
