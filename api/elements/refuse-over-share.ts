import { done, type Outcome, refused } from '#app/models/outcome.ts'
import { findOverShare } from '#app/models/place-share.ts'
import type { PlaceTaker } from '../accounts/find-taker.ts'
import type { SiteReader } from '../db/database.ts'

type Wish = { element: { id: string; places: number | null }; wanted: number; taker: PlaceTaker }

/** Refuses whoever would hold more places of an element than one may online; the house takes as many as it says. */
export async function refuseOverShare(read: SiteReader, { element, wanted, taker }: Wish): Promise<Outcome<null>> {
  if (taker.is === 'HOUSE' || element.places === null) return done(null)
  const of = read.selectFrom('registrations').select(({ fn }) => fn.sum<number | null>('places').as('held'))
  const own = taker.is === 'MEMBER' ? of.where('user_id', '=', taker.userId) : of.where('from_block', '=', taker.block)
  const { held } = await own.where('element_id', '=', element.id).executeTakeFirstOrThrow()
  const over = findOverShare({ places: element.places, held: Number(held ?? 0), wanted }, taker.is)
  return over ? refused('invalid', { fields: { places: { code: 'places_share', params: over } } }) : done(null)
}
