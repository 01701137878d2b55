import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { done, type Failure, type Outcome } from '#app/models/outcome.ts'

type Pages = Answer<Contract['listAdminPages']>['pages']

/** Every page of the site, however many lists that takes. */
export async function listAllPages(api: ShopApi): Promise<Outcome<Pages, Failure>> {
  const pages: Pages = []
  for (let page = 1; ; page += 1) {
    const listed = await api.listAdminPages({ query: { nbItem: 100, page } })
    if (!listed.ok) return listed
    pages.push(...listed.value.pages)
    if (listed.value.pages.length === 0 || pages.length >= listed.value.total) return done(pages)
  }
}
