import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { findSlot } from './slot-columns.ts'

/** Takes a slot away; its row stays where orders have it. */
export const removeSlot: UseCase<Contract['removeSlot']> = async ({ params }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    if (!(await findSlot(tx, params.id))) return refused('not_found')
    const order = await tx.selectFrom('orders').select('id').where('slot_id', '=', params.id).executeTakeFirst()
    if (!order) {
      await tx.deleteFrom('collection_days').where('slot_id', '=', params.id).execute()
      await tx.deleteFrom('collection_slots').where('id', '=', params.id).execute()
      return done({})
    }
    await tx.updateTable('collection_slots').set({ deleted_at: now.toISOString() }).where('id', '=', params.id).execute()
    return done({})
  })
