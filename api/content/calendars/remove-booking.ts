import { done, refused } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { selectHeld } from './calendar.ts'
import { findBooker, tellUnbooked } from './tell-booking.ts'

/** Gives places back; whoever booked them by a form and would still have come is told by mail. */
export const removeBooking: UseCase<Contract['removeBooking']> = async ({ params }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const row = await selectHeld(tx).selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!row) return refused('not_found')
    await tx.deleteFrom('bookings').where('id', '=', row.id).execute()
    const to = row.day >= parisDay(ctx.now) ? await findBooker(tx, row) : undefined
    if (to) await tellUnbooked(tx, to, { calendar: row.calendar_id, day: row.day, places: row.places }, ctx)
    return done({})
  })
