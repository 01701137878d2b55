import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readPublicProducts } from '../rows/catalog-rows.ts'
import { readShopView } from '../rows/shop-view.ts'
import { readProducts } from './read-products.ts'

/** How many of some products are left, declination by declination: up to the limit that visitors are told. */
export const readQuantities: UseCase<Contract['readQuantities']> = async ({ body }, ctx) => {
  const view = await readShopView(ctx)
  if (!view) return refused('not_found')
  const ids = [...new Set(body.products.map(({ id }) => id))]
  if (ids.length === 0) return done([])
  const rows = await readPublicProducts(ctx.read, ids)
  const products = await readProducts(ctx.read, rows, view)
  return done(
    products.flatMap(({ id, declination }) =>
      declination.map((one) => ({
        id,
        idDeclination: one.id,
        quantity: view.handlesStock ? (one.quantity ?? view.displayLimit) : null,
      })),
    ),
  )
}
