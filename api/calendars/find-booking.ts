import { hashToken } from '../accounts/secrets.ts'
import type { SiteReader } from '../db/database.ts'

/** The booking that a mail with this secret is about. */
export async function findBooking(read: SiteReader, token: string) {
  const hash = hashToken(token)
  return read
    .selectFrom('bookings')
    .selectAll()
    .where((on) => on.or([on('token_hash', '=', hash), on('again_hash', '=', hash)]))
    .executeTakeFirst()
}
