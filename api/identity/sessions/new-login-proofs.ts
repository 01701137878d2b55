import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { after, hashToken, makeSecret } from '../../platform/secrets/secrets.ts'

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

/** Takes a proof back, and every other of its account; answers whose it was, and since when logins of theirs are in doubt. */
export async function takeNewLoginProof(
  tx: SiteWriter,
  { token, now }: { token: string; now: Date },
): Promise<{ userId: string; since: string } | undefined> {
  const id = hashToken(token)
  const found = await tx
    .selectFrom('new_login_proofs')
    .select('user_id')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!found) return undefined
  const taken = await tx.deleteFrom('new_login_proofs').where('user_id', '=', found.user_id).returningAll().execute()
  const good = taken.filter(({ expires_at }) => expires_at > now.toISOString())
  // Of two who bring it at once, one gets it.
  if (!good.some((proof) => proof.id === id)) return undefined
  // The first of all that were told: a thief who logs in twice is not to have what lies between spared by the later mail.
  return { userId: found.user_id, since: good.map(({ created_at }) => created_at).sort()[0] ?? '' }
}

/** Since when logins of an account are in doubt, where somebody can say so still. */
export async function findDoubtSince(read: SiteReader, userId: string, now: Date): Promise<string | undefined> {
  const proof = await read
    .selectFrom('new_login_proofs')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return proof?.created_at
}

/** For when the mailbox they lie in is the account's no more. */
export async function forgetNewLoginProofs(tx: SiteWriter, userId: string): Promise<void> {
  await tx.deleteFrom('new_login_proofs').where('user_id', '=', userId).execute()
}
