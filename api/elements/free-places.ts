import type { SiteWriter } from '../db/database.ts'

/** Ends a registration: what was told of the person goes, and the places are free again. */
export async function freePlaces(
  tx: SiteWriter,
  registration: { id: string; element_id: string; places: number },
): Promise<void> {
  await tx.deleteFrom('registrations').where('id', '=', registration.id).execute()
  await tx
    .updateTable('elements')
    .set((row) => ({ taken: row('taken', '-', registration.places) }))
    .where('id', '=', registration.element_id)
    .where('taken', '>=', registration.places)
    .execute()
}
