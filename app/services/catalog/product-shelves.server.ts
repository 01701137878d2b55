import { href } from 'react-router'
import type { RequestContext } from '#app/http/request-context.ts'
import { orderOfParameter, productOrders } from '#app/models/catalog/products/product-order.ts'
import { productShelfKey } from '#app/models/catalog/products/product-shelf.ts'
import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { plainBlocksOf } from '#app/models/content/blocks/plain-blocks.ts'
import type { Product, ProductCard } from '#app/ui/catalog/shop/product-card-view.ts'
import type { ProductShelf } from '#app/ui/content/blocks/parts/product-shelves.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'
import { toProductCard } from './product-card.server.ts'
import { lookOf } from './shop-list.server.ts'

/** What the blocks of a page show of the shop, each answer once; a site without a shop has none. */
export async function readProductShelves(
  ctx: RequestContext,
  blocks: readonly PageBlock[],
): Promise<Record<string, ProductShelf>> {
  const shown = plainBlocksOf(blocks).filter((block) => block.type === 'products')
  const asked = new Map(shown.map((block) => [productShelfKey(block), block]))
  if (asked.size === 0) return {}
  const { info, values } = await readSiteFacts(ctx)
  if (!info.isECommerce) return {}
  const orderBy = productOrders[orderOfParameter[values.PRODUCT_ORDER] ?? 'prix']
  const entries = await Promise.all(
    [...asked].map(async ([key, { wines = [], count, tags, kind }]) => {
      const isNamed = wines.length > 0
      const query = { nbItem: count, orderBy, tags: tags.join(','), kind }
      const products = isNamed ? await readNamedProducts(ctx, wines) : orNone(await ctx.api.listProducts({ query }))
      const cards = products.map(toProductCard)
      const narrowed = tags.length > 0 && !isNamed ? `?categorie=${tags.join(',')}` : ''
      return [key, { cards, look: lookOf(values), href: href('/boutique') + narrowed }] as const
    }),
  )
  return Object.fromEntries(entries.filter(([, { cards }]) => cards.length > 0))
}

/** The cards of some products by their ids; what is not sold any more is left out. */
export async function readProductCards(ctx: RequestContext, ids: readonly string[]): Promise<Record<string, ProductCard>> {
  const products = await readNamedProducts(ctx, ids)
  return Object.fromEntries(products.map((product) => [product.id, toProductCard(product)]))
}

/** Products one by one by their ids or the words of their addresses, in that order; what is not sold any more is left out. */
export async function readNamedProducts({ api }: RequestContext, ids: readonly string[]): Promise<Product[]> {
  const found = await Promise.all(ids.map((id) => api.getProduct({ params: { id } })))
  return found.flatMap((answer) => (answer.ok ? [answer.value] : []))
}

function orNone(listed: Awaited<ReturnType<RequestContext['api']['listProducts']>>): Product[] {
  return listed.ok ? listed.value.products : []
}
