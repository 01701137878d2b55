import type { PlaceState } from '#app/models/place-hold.ts'
import type { SiteWriter } from '../db/database.ts'
import { givePlacesBack } from './take-places.ts'

type Registration = { id: string; element_id: string; places: number; state: PlaceState }

/** Ends a registration: what was told of the person goes, and the places are free again, unless they were already. */
export async function freePlaces(tx: SiteWriter, { id, element_id, places, state }: Registration): Promise<void> {
  await tx.deleteFrom('registrations').where('id', '=', id).execute()
  if (state !== 'LAPSED') await givePlacesBack(tx, element_id, places)
}
