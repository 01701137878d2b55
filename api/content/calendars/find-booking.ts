import type { SiteReader } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/secrets/secrets.ts'

/** The booking that a mail with this secret is about. */
export async function findBooking(read: SiteReader, token: string) {
  const hash = hashToken(token)
  return read
    .selectFrom('bookings')
    .selectAll()
    .where((on) => on.or([on('token_hash', '=', hash), on('again_hash', '=', hash)]))
    .executeTakeFirst()
}
