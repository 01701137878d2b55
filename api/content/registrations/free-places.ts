import type { PlaceState } from '#app/models/content/bookings/place-hold.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { hashToken, makeSecret } from '../../platform/secrets/secrets.ts'
import { givePlacesBack } from './take-places.ts'

type Registration = { id: string; element_id: string; places: number; state: PlaceState }

/** Ends a registration: what was told of the person goes, and the places are free again, unless they were already. */
export async function freePlaces(tx: SiteWriter, { id, element_id, places, state }: Registration): Promise<void> {
  await tx.deleteFrom('registrations').where('id', '=', id).execute()
  if (state !== 'LAPSED') await givePlacesBack(tx, element_id, places)
}

/**
 * Gives places back by the link of their mail. What nobody has confirmed is remembered as what lapsed is, or its place would take a
 * new term of waiting each time; of the person and the mailbox nothing is.
 */
export async function giveRegistrationBack(tx: SiteWriter, row: Registration): Promise<void> {
  if (row.state === 'CONFIRMED') return freePlaces(tx, row)
  const noPerson = { user_id: null, firstname: '', lastname: '', email: '', phone: '', message: '', from_mailbox: '' }
  // No mail has this secret: each row has one of its own.
  const noLink = { token_hash: hashToken(makeSecret()), again_hash: '' }
  const lapsed = { state: 'LAPSED', confirm_by: null } as const
  await tx
    .updateTable('registrations')
    .set({ ...noPerson, ...noLink, ...lapsed })
    .where('id', '=', row.id)
    .execute()
  if (row.state !== 'LAPSED') await givePlacesBack(tx, row.element_id, row.places)
}
