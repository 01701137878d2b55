import { findOverShare, type PlaceOrigin } from '#app/models/content/bookings/place-share.ts'
import type { Fault } from '#app/models/platform/outcome.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { PlaceTaker } from '../../platform/limits/find-taker.ts'
import { type HeldRow, judgeConfirming, judgeTaking, listOrigins, originColumns, type Standing } from './judge-shares.ts'

type Wanted = { calendar: { id: string; capacity: number }; day: string; places: number; today: string }

type Taking = Wanted & {
  /** Days of the same calendar that the same form asks for. */
  beside?: readonly string[]
  taker: PlaceTaker
  /** Whether there is an address to ask for a confirmation. */
  isAsked: boolean
}

/** How these places stand that one taker wants, beside those they hold of the days to come. */
export async function judgeBooking(read: SiteReader, wish: Taking): Promise<Standing> {
  const { calendar, places: wanted, day, beside, taker } = wish
  const held = taker.is === 'HOUSE' ? [] : await readHeld(read, wish, taker)
  const standing = judgeTaking({ places: calendar.capacity, wanted, day, ...(beside && { beside }) }, taker, held)
  if (standing.fault || wish.isAsked || taker.is !== 'STRANGER') return standing
  return { ...standing, fault: await findUnaskedFault(read, wish) }
}

/** How these places stand that a mailbox confirms, beside those that it holds of the days to come. */
export async function judgeConfirmed(read: SiteReader, wish: Wanted & { id: string }, origin: PlaceOrigin): Promise<Standing> {
  const { calendar, places: wanted, day, id } = wish
  return judgeConfirming({ places: calendar.capacity, wanted, day }, origin, await readHeld(read, wish, origin, id))
}

/** What nobody can be asked to confirm counts together, wherever it comes from. */
async function findUnaskedFault(read: SiteReader, { calendar, places: wanted, day, today }: Wanted): Promise<Fault | undefined> {
  const { held } = await read
    .selectFrom('bookings')
    .select(({ fn }) => fn.sum<number | null>('places').as('held'))
    .where('calendar_id', '=', calendar.id)
    .where('day', '=', day)
    .where('day', '>=', today)
    .where('state', '=', 'UNASKED')
    .executeTakeFirstOrThrow()
  const over = findOverShare({ places: calendar.capacity, held: Number(held ?? 0), wanted }, 'UNASKED')
  return over && { code: 'unasked_share', params: over }
}

function readHeld(
  read: SiteReader,
  { calendar, today }: Wanted,
  whose: PlaceOrigin & { userId?: string },
  except = '',
): Promise<HeldRow[]> {
  return read
    .selectFrom('bookings')
    .leftJoin('form_answers', 'form_answers.id', 'bookings.answer_id')
    .select(['bookings.id', 'bookings.day', 'bookings.places', 'bookings.created_at', 'form_answers.user_id', ...originColumns])
    .where('bookings.calendar_id', '=', calendar.id)
    .where('bookings.day', '>=', today)
    .where('bookings.id', '<>', except)
    .where((on) =>
      on.or([
        ...listOrigins(whose).map(([column, hash]) => on(column, '=', hash)),
        ...(whose.userId ? [on('form_answers.user_id', '=', whose.userId)] : []),
      ]),
    )
    .execute()
}
