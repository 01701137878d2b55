import type { Selectable } from 'kysely'
import { isOpenDay } from '#app/models/content/bookings/calendar.ts'
import { sumPlaces } from '#app/models/content/bookings/place-share.ts'
import { done, type Fault, type Outcome } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { PlaceTaker } from '../../platform/limits/find-taker.ts'
import { listClosedDays } from '../../site/closings/read-closings.ts'
import { findOpenCalendar, rulesOf } from './calendar.ts'
import type { Hold } from './find-hold.ts'
import { judgeBooking } from './judge-places.ts'
import type { Standing } from './judge-shares.ts'

type Wish = { calendar: string; day: string; places: number; now: Date }
/** What is asked for by a form, and for whom; `beside` are the days that the same form has asked for before. */
type AskedFor = Wish & { beside: readonly string[]; taker: PlaceTaker; isAsked: boolean }
type Booking = Wish & { answer: string | null; note?: string; hold?: Hold; tokenHash?: string }
type Booked = Selectable<SiteTables['bookings']>

/** How places of a day stand that a visitor wants; looked at in the transaction that takes them. */
export async function judgeWanted(read: SiteReader, { calendar: id, now, ...wish }: AskedFor): Promise<Standing> {
  const { day, places } = wish
  const calendar = await findOpenCalendar(read, id)
  const today = parisDay(now)
  const none = { givingWay: [], isKnownToLapse: false }
  const closings = await listClosedDays(read, 'stops_bookings', today)
  if (!calendar || !isOpenDay(day, rulesOf(calendar, closings), today)) return { ...none, fault: { code: 'choice' } }
  const standing = await judgeBooking(read, { ...wish, calendar, today })
  // What gives way to them is theirs.
  const left = (await countLeft(read, calendar, day)) + sumPlaces(standing.givingWay, day)
  return places > left ? { ...none, fault: { code: 'full', params: { left } } } : standing
}

/** Takes places; whoever calls has looked in the same transaction whether there are any. */
export function takePlaces(
  tx: SiteWriter,
  { calendar, day, places, answer, note = '', hold, tokenHash = '', now }: Booking,
): Promise<Booked> {
  return tx
    .insertInto('bookings')
    .values({
      id: crypto.randomUUID(),
      calendar_id: calendar,
      day,
      places,
      answer_id: answer,
      note,
      token_hash: tokenHash,
      ...hold,
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** How many places of a day are free. */
export async function countLeft(read: SiteReader, calendar: { id: string; capacity: number }, day: string): Promise<number> {
  const [on] = await countTaken(read, calendar.id, [day])
  return calendar.capacity - (on?.taken ?? 0)
}

/** How many places are taken on each of these days; a day without any is not among them. */
export function countTaken(read: SiteReader, calendar: string, days: string[]): Promise<{ day: string; taken: number }[]> {
  return read
    .selectFrom('bookings')
    .select(['day', ({ fn }) => fn.sum<number>('places').as('taken')])
    .where('calendar_id', '=', calendar)
    .where('day', 'in', days)
    .where('state', '!=', 'LAPSED')
    .groupBy('day')
    .execute()
    .then((rows) => rows.map(({ day, taken }) => ({ day, taken: Number(taken) })))
}

/** What an owner may write down: any day, for they know better, but never more places than there are. */
export async function refuseOverbooking(read: SiteReader, wish: Wish): Promise<Outcome<null, Fault>> {
  const calendars = read.selectFrom('calendars').select(['id', 'capacity'])
  const calendar = await calendars.where('id', '=', wish.calendar).executeTakeFirst()
  if (!calendar) return { ok: false, error: { code: 'choice' } }
  const left = await countLeft(read, calendar, wish.day)
  return wish.places > left ? { ok: false, error: { code: 'full', params: { left } } } : done(null)
}
