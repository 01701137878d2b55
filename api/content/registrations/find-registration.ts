import type { SiteReader } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/secrets/secrets.ts'

/** The registration that a mail with this secret is about, with where it is for. */
export async function findRegistration(read: SiteReader, token: string) {
  const hash = hashToken(token)
  return read
    .selectFrom('registrations')
    .innerJoin('elements', 'elements.id', 'registrations.element_id')
    .innerJoin('collections', 'collections.id', 'elements.collection_id')
    .select([
      'registrations.from_block as block',
      'registrations.from_network as network',
      'registrations.from_mailbox as mailbox',
      'registrations.id',
      'registrations.element_id',
      'registrations.places',
      'registrations.state',
      'elements.title',
      'elements.slug',
      'elements.date',
      'collections.route',
      'elements.is_valid as is_shown',
      'collections.is_valid as is_place_shown',
    ])
    .where((on) => on.or([on('registrations.token_hash', '=', hash), on('registrations.again_hash', '=', hash)]))
    .executeTakeFirst()
}
