import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { Role, UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/secrets/secrets.ts'
import { endRegistration, givesWay, whoHolds } from '../accounts/who-holds.ts'
import { provenAt } from '../email-proof/email-undos.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { revokeAccess } from '../sessions/sessions.ts'

const expired = refused('invalid', { fields: { token: { code: 'expired' } } })

/** Opens the account an invitation gives a right to, once; its mailbox is proven by the link. */
export const acceptInvitation: UseCase<Contract['acceptInvitation']> = async ({ body }, ctx) => {
  const { read, now } = ctx
  const id = hashToken(body.token)
  const invited = await read
    .selectFrom('invitations')
    .select(['email', 'role'])
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!invited) return expired
  const fault = await checkPassword(body.password, invited, ctx.site)
  if (fault) return refused('invalid', { fields: { password: fault } })
  const hashed = await ctx.hashing.hash(body.password)
  if (!hashed.ok) return hashed
  return ctx.inTransaction(async (tx) => {
    const used = await tx
      .deleteFrom('invitations')
      .where('id', '=', id)
      .where('expires_at', '>', now.toISOString())
      .returningAll()
      .executeTakeFirst()
    const opened = used && (await openAccount(tx, { ...used, passwordHash: hashed.value, now }))
    return opened ? done({ role: used.role, email: used.email_shown }) : expired
  })
}

type Opening = { email: string; email_shown: string; role: Role; invited_by: string; passwordHash: string; now: Date }

/** A registration that nobody confirmed gives way; an account in use does not. */
async function openAccount(tx: SiteWriter, opening: Opening): Promise<boolean> {
  const { email, email_shown, role, passwordHash, now } = opening
  const at = now.toISOString()
  const holder = await whoHolds(tx, email)
  if (holder?.isConfirmed) return false
  // Nothing of what a stranger typed under this address becomes the account's.
  if (holder && givesWay(holder)) await endRegistration(tx, holder.id, now)
  const known = holder && !givesWay(holder) ? holder : undefined
  // The link of a site's first owner was told to whoever asked for it, and came by no mailbox (`api/house/sites/invite-owner.ts`).
  const mailbox_proven_at = opening.invited_by === known?.id ? null : await provenAt(tx, { email, userId: known?.id ?? '', now })
  const opened = { email_shown, role, password_hash: passwordHash, confirmed_at: at, mailbox_proven_at, updated_at: at }
  if (known) {
    await tx.updateTable('users').set(opened).where('id', '=', known.id).execute()
    await revokeAccess(tx, known.id)
  } else {
    await tx
      .insertInto('users')
      .values({ ...opened, id: crypto.randomUUID(), email, created_at: at })
      .execute()
  }
  return true
}
