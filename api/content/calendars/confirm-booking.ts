import { done, type Fault, refused } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { isClosedOn } from '#app/models/site/house-closing.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { listClosedDays } from '../../site/closings/read-closings.ts'
import { countLeft } from './book-places.ts'
import { findOpenCalendar, rulesOf } from './calendar.ts'
import { findBooking } from './find-booking.ts'
import { confirmed } from './find-hold.ts'
import { judgeConfirmed } from './judge-places.ts'
import { letBookingsGiveWay } from './lapse-bookings.ts'

/**
 * Keeps the places that the mail with this secret is about, beside what its mailbox has confirmed before; what lapsed is taken
 * again, and twice is once.
 */
export const confirmBooking: UseCase<Contract['confirmBooking']> = async ({ body }, { inTransaction, site, now }) =>
  inTransaction(async (tx) => {
    const row = await findBooking(tx, body.token)
    if (!row) return refused('invalid', { fields: { token: { code: 'expired' } } })
    const { calendar_id: calendar, day, places } = row
    const fault = row.state === 'CONFIRMED' ? undefined : await keep(tx, row, { site, now })
    if (fault) return refused('invalid', { fields: { token: fault } })
    await tx.updateTable('bookings').set(confirmed).where('id', '=', row.id).execute()
    return done({ calendar, day, places })
  })

type Waiting = NonNullable<Awaited<ReturnType<typeof findBooking>>>

/** Makes room for what is confirmed, unless there is a reason why it cannot be. */
async function keep(tx: SiteWriter, row: Waiting, about: Pick<CallContext, 'site' | 'now'>): Promise<Fault | undefined> {
  const { id, calendar_id, day, places, from_block: block, from_network: network, from_mailbox: mailbox } = row
  const today = parisDay(about.now)
  const calendars = tx.selectFrom('calendars').select(['id', 'capacity']).where('id', '=', calendar_id)
  const calendar = await calendars.executeTakeFirstOrThrow()
  const { fault, givingWay } = await judgeConfirmed(tx, { id, calendar, day, places, today }, { block, network, mailbox })
  if (fault) return fault
  await letBookingsGiveWay(tx, givingWay, about)
  return row.state === 'LAPSED' ? findAgainFault(tx, { calendar: calendar_id, day, places }, today) : undefined
}

type Lapsed = { calendar: string; day: string; places: number }

/**
 * Why places that lapsed cannot be taken again. Nobody asks how many days ahead they come: they were asked for in time. What the
 * owner has closed since is closed.
 */
async function findAgainFault(
  read: SiteReader,
  { calendar: id, day, places }: Lapsed,
  today: string,
): Promise<Fault | undefined> {
  const calendar = await findOpenCalendar(read, id)
  if (!calendar || day < today || rulesOf(calendar).closedDays.includes(day)) return { code: 'too_late' }
  if (isClosedOn(day, await listClosedDays(read, 'stops_bookings', today))) return { code: 'too_late' }
  const left = Math.max(0, await countLeft(read, calendar, day))
  return places > left ? { code: 'taken_since', params: { left } } : undefined
}
