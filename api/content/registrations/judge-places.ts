import type { PlaceOrigin } from '#app/models/content/bookings/place-share.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { PlaceTaker } from '../../platform/limits/find-taker.ts'
import {
  type HeldRow,
  judgeConfirming,
  judgeTaking,
  listOrigins,
  originColumns,
  type Standing,
} from '../calendars/judge-shares.ts'

type Wish = { element: { id: string; places: number | null }; wanted: number; taker: PlaceTaker }
type Waiting = PlaceOrigin & { id: string; element_id: string; places: number }

/** An evening has one day alone, whenever that is. */
const day = ''

/** How places of an element stand that somebody wants, beside what they may hold online. */
export async function judgeRegistering(read: SiteReader, { element, wanted, taker }: Wish): Promise<Standing> {
  const { id, places } = element
  const held = taker.is === 'HOUSE' || places === null ? [] : await readHeld(read, id, taker)
  return judgeTaking({ places: places ?? 0, wanted, day }, taker, held)
}

/** How places of an element stand that a mailbox confirms, beside those that it holds. */
export async function judgeConfirmed(read: SiteReader, waiting: Waiting): Promise<Standing> {
  const element = await read.selectFrom('elements').select('places').where('id', '=', waiting.element_id).executeTakeFirst()
  const held = await readHeld(read, waiting.element_id, waiting, waiting.id)
  return judgeConfirming({ places: element?.places ?? 0, wanted: waiting.places, day }, waiting, held)
}

async function readHeld(read: SiteReader, element: string, whose: PlaceOrigin & { userId?: string }, except = '') {
  const rows = await read
    .selectFrom('registrations')
    .select(['id', 'places', 'user_id', 'created_at', ...originColumns])
    .where('element_id', '=', element)
    .where('id', '<>', except)
    .where((on) =>
      on.or([
        ...listOrigins(whose).map(([column, hash]) => on(column, '=', hash)),
        ...(whose.userId ? [on('user_id', '=', whose.userId)] : []),
      ]),
    )
    .execute()
  return rows.map((row): HeldRow => ({ ...row, day }))
}
