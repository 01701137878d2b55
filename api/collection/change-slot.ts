import { done, refused } from '#app/models/outcome.ts'
import { parisDay } from '#app/models/working-days.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { findSlot, refuseSlot, toSlot, toSlotColumns } from './slot-columns.ts'

/** Changes a slot; the places that orders hold on a day to come cannot be taken from them. */
export const changeSlot: UseCase<Contract['changeSlot']> = async ({ params, body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const known = await findSlot(tx, params.id)
    if (!known) return refused('not_found')
    const refusal = await refuseSlot(tx, body, known)
    if (refusal) return refusal
    const days = await tx
      .selectFrom('collection_days')
      .select('taken')
      .where('slot_id', '=', known.id)
      .where('day', '>=', parisDay(now))
      .execute()
    const least = Math.max(0, ...days.map(({ taken }) => taken))
    if (body.capacity !== undefined && body.capacity < least)
      return refused('invalid', { fields: { capacity: { code: 'too_small', params: { min: least } } } })
    const changes = toSlotColumns(body)
    if (Object.keys(changes).length > 0)
      await tx.updateTable('collection_slots').set(changes).where('id', '=', known.id).execute()
    return done(toSlot({ ...known, ...changes }))
  })
