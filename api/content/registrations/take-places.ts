import type { Room } from '#app/models/content/bookings/place-hold.ts'
import type { SiteWriter } from '../../platform/database/database.ts'

/**
 * Takes places of an element, and answers what is left beside them; nothing where there are not so many. The one condition that
 * counts stands in the write itself: two who ask at once cannot both have the last place.
 */
export async function takePlaces(tx: SiteWriter, id: string, wanted: number): Promise<Room | undefined> {
  const row = await tx
    .updateTable('elements')
    .set((on) => ({ taken: on('taken', '+', wanted) }))
    .where('id', '=', id)
    .where((on) => on(on('taken', '+', wanted), '<=', on.ref('places')))
    .returning(['places', 'taken'])
    .executeTakeFirst()
  return row && { places: row.places ?? 0, left: (row.places ?? 0) - row.taken }
}

/** Gives places of an element back. */
export async function givePlacesBack(tx: SiteWriter, id: string, places: number): Promise<void> {
  await tx
    .updateTable('elements')
    .set((row) => ({ taken: row('taken', '-', places) }))
    .where('id', '=', id)
    .where('taken', '>=', places)
    .execute()
}
