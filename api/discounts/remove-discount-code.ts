import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { findDiscountCode } from './find-discount-code.ts'

/** Takes a discount code away; its row stays where orders have it, its spelling is free again. */
export const removeDiscountCode: UseCase<Contract['removeDiscountCode']> = async ({ params }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const known = await findDiscountCode(tx, params.id)
    if (!known) return refused('not_found')
    const order = await tx.selectFrom('orders').select('id').where('discount_code_id', '=', known.id).executeTakeFirst()
    if (!order) {
      await tx.deleteFrom('discount_codes').where('id', '=', known.id).execute()
      return done({})
    }
    await tx
      .updateTable('discount_codes')
      .set({ deleted_at: now.toISOString(), code_key: `(removed) ${known.id}` })
      .where('id', '=', known.id)
      .execute()
    return done({})
  })
