import { done, type Fault, type Outcome, refused } from '#app/models/outcome.ts'
import { findOverNetwork, findOverShare } from '#app/models/place-share.ts'
import type { PlaceTaker } from '../accounts/find-taker.ts'
import { sayNetworkShare } from '../calendars/find-share-fault.ts'
import type { SiteReader } from '../db/database.ts'

type Wish = { element: { id: string; places: number | null }; wanted: number; taker: PlaceTaker }

/** Refuses whoever would hold more places of an element than one may online; the house takes as many as it says. */
export async function refuseOverShare(read: SiteReader, wish: Wish): Promise<Outcome<null>> {
  const fault = await findFault(read, wish)
  return fault ? refused('invalid', { fields: { places: fault } }) : done(null)
}

/** What has lapsed counts too: a place would else take its share anew every hour. */
async function findFault(read: SiteReader, { element, wanted, taker }: Wish): Promise<Fault | undefined> {
  const { id, places } = element
  if (taker.is === 'HOUSE' || places === null) return undefined
  const [column, whose] = taker.is === 'MEMBER' ? (['user_id', taker.userId] as const) : (['from_block', taker.block] as const)
  const over = findOverShare({ places, wanted, held: await countHeld(read, id, column, whose) }, taker.is)
  if (over) return { code: 'places_share', params: over }
  if (taker.is === 'MEMBER') return undefined
  const network = findOverNetwork({ places, wanted, held: await countHeld(read, id, 'from_network', taker.network) })
  return network && sayNetworkShare(network)
}

async function countHeld(
  read: SiteReader,
  element: string,
  column: 'user_id' | 'from_block' | 'from_network',
  whose: string,
): Promise<number> {
  const { held } = await read
    .selectFrom('registrations')
    .select(({ fn }) => fn.sum<number | null>('places').as('held'))
    .where(column, '=', whose)
    .where('element_id', '=', element)
    .executeTakeFirstOrThrow()
  return Number(held ?? 0)
}
