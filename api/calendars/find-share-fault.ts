import type { Fault } from '#app/models/outcome.ts'
import {
  findOverNetwork,
  findOverShare,
  findOverUnasked,
  isOneDayTooMany,
  isOneNetworkDayTooMany,
  mostDays,
} from '#app/models/place-share.ts'
import type { PlaceTaker } from '../accounts/find-taker.ts'
import type { SiteReader } from '../db/database.ts'

type Wish = {
  calendar: { id: string; capacity: number }
  day: string
  places: number
  /** Days of the same calendar that the same form asks for. */
  beside?: readonly string[]
  taker: PlaceTaker
  /** Whether there is an address to ask for a confirmation. */
  isAsked: boolean
  today: string
}

type Stranger = Extract<PlaceTaker, { is: 'STRANGER' }>
type Held = { day: string; places: number }

/** Why one taker cannot have these places beside those they hold of the days to come, if there is a reason. */
export async function findShareFault(read: SiteReader, wish: Wish): Promise<Fault | undefined> {
  const { calendar, day, places: wanted, beside = [], taker } = wish
  if (taker.is === 'HOUSE') return undefined
  const held = await readHeld(read, wish, taker)
  const over = findOverShare({ places: calendar.capacity, held: countOn(day, held), wanted }, taker.is)
  if (over) return { code: 'places_share', params: over }
  const days = [...held.map((one) => one.day), ...beside]
  if (isOneDayTooMany(day, days, taker.is)) return { code: 'days_share', params: { most: mostDays[taker.is] } }
  if (taker.is === 'MEMBER') return undefined
  return (await findNetworkFault(read, wish, taker)) ?? (await findUnaskedFault(read, wish))
}

/** What is told where a network has taken its share of what nobody has confirmed. */
export function sayNetworkShare(over: { left: number }): Fault {
  return over.left > 0 ? { code: 'places_share', params: over } : { code: 'network_share' }
}

async function findNetworkFault(read: SiteReader, wish: Wish, { network }: Stranger): Promise<Fault | undefined> {
  const { calendar, day, places: wanted, beside = [] } = wish
  const held = await selectAhead(read, wish).where('bookings.from_network', '=', network).execute()
  const over = findOverNetwork({ places: calendar.capacity, held: countOn(day, held), wanted })
  if (over) return sayNetworkShare(over)
  return isOneNetworkDayTooMany(day, [...held.map((one) => one.day), ...beside]) ? { code: 'network_share' } : undefined
}

/** What nobody can be asked to confirm counts together, wherever it comes from. */
async function findUnaskedFault(read: SiteReader, wish: Wish): Promise<Fault | undefined> {
  if (wish.isAsked) return undefined
  const { calendar, day, places: wanted } = wish
  const held = await selectAhead(read, wish).where('bookings.state', '=', 'UNASKED').where('bookings.day', '=', day).execute()
  const over = findOverUnasked({ places: calendar.capacity, held: countOn(day, held), wanted })
  return over && { code: 'unasked_share', params: over }
}

/** What has lapsed counts too: a place would else take its share anew every hour. */
function readHeld(read: SiteReader, wish: Wish, taker: Exclude<PlaceTaker, { is: 'HOUSE' }>): Promise<Held[]> {
  const ahead = selectAhead(read, wish)
  if (taker.is === 'STRANGER') return ahead.where('bookings.from_block', '=', taker.block).execute()
  const answers = read.selectFrom('form_answers').select('id').where('user_id', '=', taker.userId)
  return ahead.where('bookings.answer_id', 'in', answers).execute()
}

function selectAhead(read: SiteReader, { calendar, today }: Wish) {
  return read
    .selectFrom('bookings')
    .select(['bookings.day', 'bookings.places'])
    .where('bookings.calendar_id', '=', calendar.id)
    .where('bookings.day', '>=', today)
}

function countOn(day: string, held: readonly Held[]): number {
  return held.reduce((sum, one) => (one.day === day ? sum + one.places : sum), 0)
}
