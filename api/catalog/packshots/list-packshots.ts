import { liquidOf, usualBottle } from '#app/models/catalog/bottle/packshot.ts'
import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findProduct } from '../rows/find-live.ts'
import { toPackshots } from './packshot-answer.ts'

/** The photographs that were asked for of a wine, the newest first, and the bottle it mostly comes in. */
export const listPackshots: UseCase<Contract['listPackshots']> = async ({ query }, { read, media }) => {
  const product = await findProduct(read, query.idProduct)
  if (!product) return refused('not_found')
  const rows = await read
    .selectFrom('packshots')
    .selectAll()
    .where('product_id', '=', product.id)
    .orderBy('created_at', 'desc')
    .limit(24)
    .execute()
  const kind = toProductKind(product.kind)
  const usual = usualBottle(kind)
  return done({
    hasStudio: media.studio.isThere(),
    usual: { ...usual, liquid: liquidOf(kind, usual.glass) },
    packshots: await toPackshots(read, rows),
  })
}
