import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'

/** The pages of the shop, for whoever lists the site: the shelves and each product; none where there is no shop. */
export async function listShopPages(ctx: RequestContext): Promise<{ path: string; changedAt?: string }[]> {
  const { info } = await readSiteFacts(ctx)
  if (!info.isECommerce) return []
  const pages = (await listGoods(ctx)).map(({ slug, updatedAt }) => ({
    path: href('/boutique/:slug', { slug }),
    changedAt: updatedAt,
  }))
  return [{ path: href('/boutique') }, ...pages]
}

/** What a page of addresses holds: a shorter one is the last. */
const inPage = 10_000

async function listGoods({ api }: RequestContext) {
  const found = orThrow(await api.listProductAddresses({ query: {} })).slice()
  for (let page = 2; found.length === (page - 1) * inPage; page += 1) {
    found.push(...orThrow(await api.listProductAddresses({ query: { page } })))
  }
  return found
}
