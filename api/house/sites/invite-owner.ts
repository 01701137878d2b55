import type { Role } from '#app/models/identity/role.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { endRegistration, givesWay, whoHolds } from '../../identity/accounts/who-holds.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { after, hashToken, makeSecret } from '../../platform/secrets/secrets.ts'

/** Where an invitation leads on its site, shown this once, and until when. */
export type Invited = { path: string; expiresAt: string }

const lifetime = 7 * 86_400

/** Invites whoever is to look after a site; the link is told to whoever asked, and no mail is sent. */
export async function inviteOwner(
  tx: SiteWriter,
  { email, role, now }: { email: string; role: Role; now: Date },
): Promise<Outcome<Invited>> {
  const key = emailKey(email)
  if (key === undefined) return refused('invalid', { fields: { email: { code: 'format' } } })
  const holder = await whoHolds(tx, key)
  if (holder?.isConfirmed) return refused('invalid', { fields: { email: { code: 'taken' } } })
  if (holder && givesWay(holder)) await endRegistration(tx, holder.id, now)
  const known = holder && !givesWay(holder) ? holder : undefined
  const own = known?.id ?? crypto.randomUUID()
  const created_at = now.toISOString()
  // An account of this rank that nobody opened yet cannot be registered by a stranger, and stands behind its own invitation.
  const invited = { id: own, email: key, email_shown: email.trim(), role, created_at, updated_at: created_at }
  if (!known) await tx.insertInto('users').values(invited).execute()
  const token = makeSecret()
  const expiresAt = after(now, lifetime)
  const fresh = { id: hashToken(token), email_shown: email.trim(), role, invited_by: own, created_at, expires_at: expiresAt }
  await tx
    .insertInto('invitations')
    .values({ email: key, ...fresh })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doUpdateSet(fresh))
    .execute()
  return done({ path: addresses.acceptInvitation(token), expiresAt })
}
