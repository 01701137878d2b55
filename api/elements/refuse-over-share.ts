import { done, type Fault, type Outcome, refused } from '#app/models/outcome.ts'
import type { PlaceOrigin } from '#app/models/place-share.ts'
import type { PlaceTaker } from '../accounts/find-taker.ts'
import { type HeldRow, judgeConfirming, judgeTaking, listOrigins, originColumns } from '../calendars/judge-shares.ts'
import type { SiteReader } from '../db/database.ts'

type Wish = { element: { id: string; places: number | null }; wanted: number; taker: PlaceTaker }
type Waiting = PlaceOrigin & { id: string; element_id: string; places: number }

/** An evening has one day alone, whenever that is. */
const day = ''

/** Refuses whoever would hold more places of an element than one may online. */
export async function refuseOverShare(read: SiteReader, { element, wanted, taker }: Wish): Promise<Outcome<null>> {
  const { id, places } = element
  if (taker.is === 'HOUSE' || places === null) return done(null)
  const held = await readHeld(read, id, taker)
  const fault = judgeTaking({ places, wanted, day }, taker, held)
  return fault ? refused('invalid', { fields: { places: fault } }) : done(null)
}

/** Why a mailbox cannot confirm places of an element beside those that it holds, if there is a reason. */
export async function findConfirmFault(read: SiteReader, waiting: Waiting): Promise<Fault | undefined> {
  const element = await read.selectFrom('elements').select('places').where('id', '=', waiting.element_id).executeTakeFirst()
  const held = await readHeld(read, waiting.element_id, waiting, waiting.id)
  return judgeConfirming({ places: element?.places ?? 0, wanted: waiting.places, day }, waiting, held)
}

async function readHeld(read: SiteReader, element: string, whose: PlaceOrigin & { userId?: string }, except = '') {
  const rows = await read
    .selectFrom('registrations')
    .select(['places', 'user_id', ...originColumns])
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
