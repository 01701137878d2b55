import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { type ProductRow, selectPublicProducts } from '../rows/catalog-rows.ts'
import { readShopView } from '../rows/shop-view.ts'
import { readProducts } from './read-products.ts'

const most = 4

/** The products that the owner advises with one or, where none was chosen, others of its family before the rest. */
export const listRecommendedProducts: UseCase<Contract['listRecommendedProducts']> = async ({ params }, ctx) => {
  const { read } = ctx
  const view = await readShopView(ctx)
  const product = await selectPublicProducts(read).selectAll('products').where('products.id', '=', params.id).executeTakeFirst()
  if (!view || !product) return refused('not_found')
  const chosen = await readChosen(read, product)
  const rows = chosen.length > 0 ? chosen : await readNeighbours(read, product)
  return done({ isAdvised: chosen.length > 0, products: await readProducts(read, rows, view) })
}

function readChosen(read: SiteReader, { id }: ProductRow): Promise<ProductRow[]> {
  return selectPublicProducts(read)
    .innerJoin('recommended_products', 'recommended_products.recommended_id', 'products.id')
    .selectAll('products')
    .where('recommended_products.product_id', '=', id)
    .orderBy('recommended_products.sort_order')
    .orderBy('products.id')
    .execute()
}

async function readNeighbours(read: SiteReader, { id, kind }: ProductRow): Promise<ProductRow[]> {
  const others = selectPublicProducts(read)
    .selectAll('products')
    .where('products.id', '!=', id)
    .orderBy('products.name_key')
    .orderBy('products.id')
    .limit(most)
  const [own, rest] = await Promise.all([
    others.where('products.kind', '=', kind).execute(),
    others.where('products.kind', '!=', kind).execute(),
  ])
  return [...own, ...rest].slice(0, most)
}
