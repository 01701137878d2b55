import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { findGoods } from '../../site/search/find-documents.ts'
import { readShopView } from '../rows/shop-view.ts'
import { findWrongFilter, narrowProducts } from './narrow-products.ts'
import { readProducts } from './read-products.ts'

const byName = 'name_key'
const columns = {
  price: 'low_price',
  name: byName,
  slug: 'slug',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  kind: 'kind',
  search: byName,
  meal: byName,
  tags: byName,
  vintage: byName,
  minPrice: 'low_price',
  maxPrice: 'low_price',
}
/** Where prices are hidden, no order tells which is the higher. */
const withoutPrices = { ...columns, price: byName, minPrice: byName, maxPrice: byName }

/** The products in sale, as they were asked for. */
export const listProducts: UseCase<Contract['listProducts']> = async ({ query }, ctx) => {
  const view = await readShopView(ctx)
  if (!view) return refused('not_found')
  const wrong = findWrongFilter(query, view.hidesPrices)
  if (wrong) return refused('invalid', { fields: { [wrong]: { code: 'choice' } } })
  const asked = query.filters.find(({ field }) => field === 'search')
  const { from, rest } = narrowProducts(ctx.read, query, asked ? await findGoods(String(asked.value), ctx) : [])
  const { rows, total } = await listRows(from.selectAll('products'), rest, view.hidesPrices ? withoutPrices : columns)
  return done({ products: await readProducts(ctx.read, rows, view), total })
}
