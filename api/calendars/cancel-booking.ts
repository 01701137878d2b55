import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { findBooking } from './find-booking.ts'

/** Gives back the places that the mail with this secret is about. */
export const cancelBooking: UseCase<Contract['cancelBooking']> = async ({ body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await findBooking(tx, body.token)
    if (!row) return refused('invalid', { fields: { token: { code: 'expired' } } })
    await tx.deleteFrom('bookings').where('id', '=', row.id).execute()
    return done({ calendar: row.calendar_id, day: row.day, places: row.places })
  })
