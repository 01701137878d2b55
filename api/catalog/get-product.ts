import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { selectShown } from './catalog-rows.ts'
import { readProducts } from './read-products.ts'
import { readShopView } from './shop-view.ts'

/** A product in sale. */
export const getProduct: UseCase<Contract['getProduct']> = async ({ params }, visit) => {
  const view = await readShopView(visit)
  if (!view) return refused('not_found')
  const rows = await selectShown(visit.read).selectAll('products').where('products.id', '=', params.id).execute()
  const [product] = await readProducts(visit.read, rows, view)
  return product ? done(product) : refused('not_found')
}
