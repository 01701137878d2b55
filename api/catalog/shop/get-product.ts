import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findWritten } from '../../site/slugs/find-written.ts'
import { selectPublicProducts } from '../rows/catalog-rows.ts'
import { readShopView } from '../rows/shop-view.ts'
import { readProducts } from './read-products.ts'

/** A product in sale, by its id or the word that its address says or said. */
export const getProduct: UseCase<Contract['getProduct']> = async ({ params }, ctx) => {
  const view = await readShopView(ctx)
  if (!view) return refused('not_found')
  const shown = selectPublicProducts(ctx.read).selectAll('products')
  const place = { kind: 'product', within: '', slug: params.id } as const
  const row = await findWritten(ctx.read, place, (column, value) =>
    shown.where(`products.${column}`, '=', value).executeTakeFirst(),
  )
  const [product] = await readProducts(ctx.read, row ? [row] : [], view)
  return product ? done(product) : refused('not_found')
}
