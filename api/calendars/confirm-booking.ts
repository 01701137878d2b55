import { done, type Fault, refused } from '#app/models/outcome.ts'
import { parisDay } from '#app/models/working-days.ts'
import type { Contract } from '../contract/index.ts'
import type { SiteReader } from '../db/database.ts'
import type { UseCase } from '../visit.ts'
import { countLeft } from './book-places.ts'
import { findOpenCalendar, rulesOf } from './calendar.ts'
import { findBooking } from './find-booking.ts'
import { confirmed } from './find-hold.ts'

/** Keeps the places that the mail with this secret is about; what lapsed is taken again, and twice is once. */
export const confirmBooking: UseCase<Contract['confirmBooking']> = async ({ body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const row = await findBooking(tx, body.token)
    if (!row) return refused('invalid', { fields: { token: { code: 'expired' } } })
    const { calendar_id: calendar, day, places } = row
    const fault = row.state === 'LAPSED' ? await findFault(tx, { calendar, day, places }, parisDay(now)) : undefined
    if (fault) return refused('invalid', { fields: { token: fault } })
    await tx.updateTable('bookings').set(confirmed).where('id', '=', row.id).execute()
    return done({ calendar, day, places })
  })

type Lapsed = { calendar: string; day: string; places: number }

/**
 * Why places that lapsed cannot be taken again. No share is asked of whoever answers for them, nor how many days ahead they come:
 * they asked in time. What the owner has closed since is closed.
 */
async function findFault(read: SiteReader, { calendar: id, day, places }: Lapsed, today: string): Promise<Fault | undefined> {
  const calendar = await findOpenCalendar(read, id)
  if (!calendar || day < today || rulesOf(calendar).closedDays.includes(day)) return { code: 'too_late' }
  const left = Math.max(0, await countLeft(read, calendar, day))
  return places > left ? { code: 'taken_since', params: { left } } : undefined
}
