import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { readAll } from '../platform/read-all.server.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'

const nbItem = 100

/** The pages of the shop, for whoever lists the site: the shelves and each product; none where there is no shop. */
export async function listShopPages(ctx: RequestContext): Promise<{ path: string; changedAt?: string }[]> {
  const { info } = await readSiteFacts(ctx)
  if (!info.isECommerce) return []
  const goods = await readAll(async (page) => {
    const { products, total } = orThrow(await ctx.api.listProducts({ query: { nbItem, page, orderBy: 'name' } }))
    return { entries: products, total }
  })
  const pages = goods.map(({ slug, updatedAt }) => ({ path: href('/boutique/:slug', { slug }), changedAt: updatedAt }))
  return [{ path: href('/boutique') }, ...pages]
}
