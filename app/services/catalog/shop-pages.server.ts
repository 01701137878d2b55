import { href } from 'react-router'
import type { RequestContext } from '#app/http/request-context.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'
import { readGoodsPages } from './product-names.server.ts'

/** The pages of the shop, for whoever lists the site: the shelves and each product; none where there is no shop. */
export async function listShopPages(ctx: RequestContext): Promise<{ path: string; changedAt?: string }[]> {
  const { info } = await readSiteFacts(ctx)
  if (!info.isECommerce) return []
  const pages = (await readGoodsPages(ctx)).flat().map(({ slug, updatedAt }) => ({
    path: href('/boutique/:slug', { slug }),
    changedAt: updatedAt,
  }))
  return [{ path: href('/boutique') }, ...pages]
}
