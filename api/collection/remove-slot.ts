import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { findSlot } from './slot-columns.ts'

/** Takes a slot away; its row stays for the orders that hold it. */
export const removeSlot: UseCase<Contract['removeSlot']> = async ({ params }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    if (!(await findSlot(tx, params.id))) return refused('not_found')
    await tx.updateTable('collection_slots').set({ deleted_at: now.toISOString() }).where('id', '=', params.id).execute()
    return done({})
  })
