import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { findProduct } from './find-live.ts'
import { toAdminProducts, toProductColumns } from './product-columns.ts'
import { refuseLinks, refuseMuteProduct, writeLinks } from './product-links.ts'
import { refreshProduct } from './refresh-product.ts'

/** Changes a product; what was not given stays as it is. */
export const changeProduct: UseCase<Contract['changeProduct']> = async ({ params, body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const known = await findProduct(tx, params.id)
    if (!known) return refused('not_found')
    const refusal = (await refuseLinks(tx, known, body)) ?? (await refuseMuteProduct(tx, body, known))
    if (refusal) return refusal
    const changes = toProductColumns(body, known)
    if (Object.keys(changes).length > 0) {
      await tx.updateTable('products').set(changes).where('id', '=', params.id).execute()
    }
    await writeLinks(tx, params.id, body)
    const [product] = await toAdminProducts(tx, [await refreshProduct(tx, params.id, now)])
    return product ? done(product) : refused('not_found')
  })
