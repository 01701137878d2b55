import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findProduct } from '../rows/find-live.ts'
import { toAdminProducts } from './product-columns.ts'

/** A product, in sale or not, for its owner. */
export const getAdminProduct: UseCase<Contract['getAdminProduct']> = async ({ params }, { read }) => {
  const row = await findProduct(read, params.id)
  const [product] = await toAdminProducts(read, row ? [row] : [])
  return product ? done(product) : refused('not_found')
}
