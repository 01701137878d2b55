import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import type { RequestContext } from '#app/http/request-context.ts'
import { cropDescription } from '#app/models/content/page-summary.ts'
import { shopList } from '#app/texts/catalog/shop.ts'
import type { ProductView } from '#app/ui/catalog/product/shop-product.ts'
import type { ShopListView } from '#app/ui/catalog/shop/shop-list.ts'
import { makeHead } from '../site/head.server.ts'

/** The head of the shop; a narrowed or sorted shelf is no page of its own to search engines. */
export async function makeShopHead(
  ctx: RequestContext,
  { asked, cards, isNarrowed, title, lead }: ShopListView,
): Promise<MetaDescriptor[]> {
  const names = cards.map(({ name }) => name).join(', ')
  const page = asked.page > 1 ? `?page=${asked.page}` : ''
  const head = await makeHead(ctx, {
    path: href('/boutique') + page,
    title,
    description: names ? cropDescription(shopList.description(names)) : lead,
  })
  return isNarrowed || asked.order ? [...head, { name: 'robots', content: 'noindex, follow' }] : head
}

/** The head of a product, the same for each of its declinations. */
export async function makeProductHead(ctx: RequestContext, { product }: ProductView): Promise<MetaDescriptor[]> {
  const pictures = [...product.images, ...product.declination.flatMap(({ image }) => image ?? [])]
  return makeHead(ctx, {
    path: href('/boutique/:slug', product),
    title: product.metaTitle || product.name,
    description: product.metaDescription || cropDescription(product.description),
    pictures,
  })
}
