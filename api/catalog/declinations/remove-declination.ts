import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findDeclination } from '../rows/find-live.ts'
import { refreshProduct } from '../rows/refresh-product.ts'

/** Takes a declination out of the shop and out of boxes; its prices stay on record. */
export const removeDeclination: UseCase<Contract['removeDeclination']> = async ({ params }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const known = await findDeclination(tx, params.id)
    if (!known) return refused('not_found')
    await tx.deleteFrom('box_contents').where('declination_id', '=', params.id).execute()
    await tx.updateTable('declinations').set({ deleted_at: now.toISOString() }).where('id', '=', params.id).execute()
    await refreshProduct(tx, known.product_id, now)
    return done({})
  })
