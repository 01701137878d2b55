import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'

/** Gives places back. */
export const removeBooking: UseCase<Contract['removeBooking']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await tx.deleteFrom('bookings').where('id', '=', params.id).returning('id').executeTakeFirst()
    return row ? done({}) : refused('not_found')
  })
