import type { SiteWriter } from '../../platform/database/database.ts'
import { after, hashToken, makeSecret } from '../../platform/secrets/secrets.ts'

const lifetime = 5 * 60

/** Makes what a device is to sign, once and soon; for somebody who adds a key, or for whoever will log in. */
export async function makeChallenge(tx: SiteWriter, { userId, now }: { userId: string | null; now: Date }): Promise<string> {
  const challenge = makeSecret()
  // Of the keys that somebody begins to add, the last one counts.
  if (userId !== null) await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute()
  await tx
    .insertInto('passkey_challenges')
    .values({ id: hashToken(challenge), user_id: userId, created_at: now.toISOString(), expires_at: after(now, lifetime) })
    .execute()
  return challenge
}

type GivenChallenge = { challenge: string; userId: string | null; now: Date }

/** Takes a challenge back, whatever comes of it: says whether it was made here, for the same person, and is still good. */
export async function takeChallenge(tx: SiteWriter, { challenge, userId, now }: GivenChallenge): Promise<boolean> {
  const taken = await tx
    .deleteFrom('passkey_challenges')
    .where('id', '=', hashToken(challenge))
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst()
  return taken !== undefined && taken.user_id === userId && taken.expires_at > now.toISOString()
}
