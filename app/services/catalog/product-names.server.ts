import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'

/** What a page of addresses holds: a shorter one is the last. */
const inPage = 10_000

type Goods = Answer<Contract['listProductAddresses']>

/** All that the shop sells by name and address, as the API answers it, page by page; each answer is kept as long as it is true. */
export async function readGoodsPages({ api }: RequestContext): Promise<Goods[]> {
  const pages = [orThrow(await api.listProductAddresses({ query: {} }))]
  while (pages.at(-1)?.length === inPage) {
    pages.push(orThrow(await api.listProductAddresses({ query: { page: pages.length + 1 } })))
  }
  return pages
}
