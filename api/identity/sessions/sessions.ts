import { isStaff, type Role } from '#app/models/identity/role.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { after, hashToken, makeSecret } from '../../platform/secrets/secrets.ts'

const memberSeconds = 86_400
const staffSeconds = 12 * 3600

/** How long a session of the back office may lie unused. */
export const staffIdleSeconds = 30 * 60

type NewSession = { user: { id: string; role: Role }; hasPassedSecondFactor: boolean; now: Date }

/** Opens a session and answers its token, of which only the hash is kept. */
export async function openSession(tx: SiteWriter, { user, hasPassedSecondFactor, now }: NewSession): Promise<string> {
  const token = makeSecret()
  await tx
    .insertInto('tokens')
    .values({
      id: hashToken(token),
      user_id: user.id,
      created_at: now.toISOString(),
      expires_at: after(now, isStaff(user.role) ? staffSeconds : memberSeconds),
      kind: 'session',
      session_id: crypto.randomUUID(),
      last_used_at: now.toISOString(),
      proven_at: now.toISOString(),
      second_factor_passed: hasPassedSecondFactor ? 1 : 0,
    })
    .execute()
  return token
}

/** Ends every session and token of a user, but for one that may be kept. */
export async function endSessions(tx: SiteWriter, userId: string, keptTokenId = ''): Promise<void> {
  await tx.deleteFrom('tokens').where('user_id', '=', userId).where('id', '<>', keptTokenId).execute()
}

/**
 * Ends the sessions and tokens of an account, and the links of mails that let in. What a member has added (keys, an application of
 * codes) stays, and so does the link that ends a login: whoever stole a password is not to put it out by choosing another.
 */
export async function revokeAccess(tx: SiteWriter, userId: string, keptTokenId = ''): Promise<void> {
  await endSessions(tx, userId, keptTokenId)
  await tx.deleteFrom('reset_tokens').where('user_id', '=', userId).execute()
  await tx.deleteFrom('email_proofs').where('user_id', '=', userId).execute()
}
