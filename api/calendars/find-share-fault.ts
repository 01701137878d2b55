import type { Fault } from '#app/models/outcome.ts'
import { findOverShare, isOneDayTooMany, mostDays } from '#app/models/place-share.ts'
import type { PlaceTaker } from '../accounts/find-taker.ts'
import type { SiteReader } from '../db/database.ts'

type Wish = {
  calendar: { id: string; capacity: number }
  day: string
  places: number
  /** Days of the same calendar that the same form asks for. */
  beside?: readonly string[]
  taker: PlaceTaker
  today: string
}

/** Why one taker cannot have these places beside those they hold of the days to come, if there is a reason. */
export async function findShareFault(read: SiteReader, wish: Wish): Promise<Fault | undefined> {
  const { calendar, day, places: wanted, beside = [], taker } = wish
  if (taker.is === 'HOUSE') return undefined
  const held = await readHeld(read, wish, taker)
  const onDay = held.reduce((sum, one) => (one.day === day ? sum + one.places : sum), 0)
  const over = findOverShare({ places: calendar.capacity, held: onDay, wanted }, taker.is)
  if (over) return { code: 'places_share', params: over }
  const days = [...held.map((one) => one.day), ...beside]
  return isOneDayTooMany(day, days, taker.is) ? { code: 'days_share', params: { most: mostDays[taker.is] } } : undefined
}

function readHeld(read: SiteReader, { calendar, today }: Wish, taker: Exclude<PlaceTaker, { is: 'HOUSE' }>) {
  const ahead = read
    .selectFrom('bookings')
    .select(['bookings.day', 'bookings.places'])
    .where('bookings.calendar_id', '=', calendar.id)
    .where('bookings.day', '>=', today)
  if (taker.is === 'STRANGER') return ahead.where('bookings.from_block', '=', taker.block).execute()
  const answers = read.selectFrom('form_answers').select('id').where('user_id', '=', taker.userId)
  return ahead.where('bookings.answer_id', 'in', answers).execute()
}
