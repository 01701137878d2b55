import type { SiteWriter } from '../db/database.ts'
import { after, hashToken, makeSecret } from './secrets.ts'

/** Longer than other links of mails: whoever was robbed on a Friday reads of it on Monday. */
const lifetime = 7 * 86_400

export async function makeNewLoginProof(tx: SiteWriter, { userId, now }: { userId: string; now: Date }): Promise<string> {
  const token = makeSecret()
  const times = { created_at: now.toISOString(), expires_at: after(now, lifetime) }
  await tx
    .insertInto('new_login_proofs')
    .values({ id: hashToken(token), user_id: userId, ...times })
    .execute()
  return token
}

/** Takes a proof back, and every other of its account; answers whose it was. */
export async function takeNewLoginProof(
  tx: SiteWriter,
  { token, now }: { token: string; now: Date },
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('new_login_proofs')
    .select('user_id')
    .where('id', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (found) await tx.deleteFrom('new_login_proofs').where('user_id', '=', found.user_id).execute()
  return found?.user_id
}
