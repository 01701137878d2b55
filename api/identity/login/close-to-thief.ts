import type { WayIn } from '#app/models/identity/way-in.ts'
import { done } from '#app/models/platform/outcome.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { makeResetToken } from '../resets/ask-password-reset.ts'
import { removeWaysIn } from '../second-factor/remove-ways-in.ts'
import { forgetDevices } from '../sessions/known-devices.ts'
import { forgetNewLoginProofs } from '../sessions/new-login-proofs.ts'
import { revokeAccess } from '../sessions/sessions.ts'

type Doubt = { userId: string; since: string }

/**
 * Ends all that was opened, added or begun with an account since somebody else got in, voids its password, and gives what chooses
 * another. Whatever else an account can begin for later is named, with the reason why it stays, in the test of what a thief leaves.
 */
export async function closeToThief(tx: SiteWriter, ctx: CallContext, doubt: Doubt) {
  const { userId } = doubt
  await revokeAccess(tx, userId)
  await forgetDevices(tx, userId)
  await forgetNewLoginProofs(tx, userId)
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute()
  await tx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute()
  const removed = await removeWaysIn(tx, doubt)
  const isDeletionCancelled = await keepAccount(tx, userId, ctx.now)
  await tellOfClosed(tx, ctx, { ...doubt, removed, isDeletionCancelled })
  return done({ reset: await makeResetToken(tx, userId, ctx.now), removed, isDeletionCancelled })
}

/** Whether the end of the account was planned. Whoever planned it and when is not asked: its owner can ask again, and not bring it back. */
async function keepAccount(tx: SiteWriter, userId: string, now: Date): Promise<boolean> {
  const kept = await tx
    .updateTable('users')
    .set({ deletion_planned_at: null, updated_at: now.toISOString() })
    .where('id', '=', userId)
    .where('deletion_planned_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

type Closed = Doubt & { removed: WayIn[]; isDeletionCancelled: boolean }

/** Nothing is told where all that went was the sessions: the page says so, and the mail is for what its reader must know later. */
async function tellOfClosed(tx: SiteWriter, { site, now }: CallContext, closed: Closed): Promise<void> {
  const { userId, removed, isDeletionCancelled } = closed
  const hasActed = await hasActedSince(tx, closed)
  if (removed.length === 0 && !isDeletionCancelled && !hasActed) return
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  const params = { removed: removed.join(','), kept: isDeletionCancelled ? 'yes' : '', acted: hasActed ? 'yes' : '' }
  await queueMail(tx, { kind: 'login_ended', to: email, params, site, now })
}

/** What was done in the panel meanwhile may be the owner's own work: it stays, and they are sent to the journal. */
async function hasActedSince(tx: SiteWriter, { userId, since }: Doubt): Promise<boolean> {
  const acts = tx.selectFrom('audit_entries').select('id').where('user_id', '=', userId).where('created_at', '>=', since)
  return (await acts.limit(1).executeTakeFirst()) !== undefined
}
