import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { refuseSlot, toSlot, toSlotColumns } from './slot-columns.ts'

const mostKept = 100

/** Adds a slot to fetch orders in: six a day, ordered a day before, unless told otherwise. */
export const createSlot: UseCase<Contract['createSlot']> = async ({ body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const kept = await tx.selectFrom('collection_slots').select('id').where('deleted_at', 'is', null).execute()
    if (kept.length >= mostKept) return refused('invalid', { fields: { _: { code: 'too_large', params: { max: mostKept } } } })
    const refusal = await refuseSlot(tx, body)
    if (refusal) return refusal
    const { idAddress, weekday, opens, closes } = body
    const row = await tx
      .insertInto('collection_slots')
      .values({
        ...{ id: crypto.randomUUID(), address_id: idAddress, weekday, opens, closes },
        ...{ capacity: 6, lead_hours: 24, is_valid: 1, deleted_at: null },
        ...toSlotColumns(body),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toSlot(row))
  })
