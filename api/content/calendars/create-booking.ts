import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { refuseOverbooking, takePlaces } from './book-places.ts'
import { toBooking } from './calendar.ts'

/** Notes places that were booked by telephone or at the counter. */
export const createBooking: UseCase<Contract['createBooking']> = async ({ body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const wish = { ...body, note: body.note ?? '', answer: null, now }
    const fits = await refuseOverbooking(tx, wish)
    if (!fits.ok) return refused('invalid', { fields: { [fits.error.code === 'full' ? 'places' : 'calendar']: fits.error } })
    return done(toBooking(await takePlaces(tx, wish)))
  })
