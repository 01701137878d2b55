import type { Role } from '#app/models/identity/role.ts'
import { refused } from '#app/models/platform/outcome.ts'
import { moveSubscription } from '../../audience/newsletter/follow-account.ts'
import type { Contract } from '../../contract/index.ts'
import { whoHolds } from '../../identity/accounts/who-holds.ts'
import { takeEmailUndo } from '../../identity/email-proof/email-undos.ts'
import { closeToThief } from '../../identity/login/close-to-thief.ts'
import { hasOthersOfRole } from '../../identity/staff/has-others-of-role.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { anonymiseAccount } from './anonymise-account.ts'

/** Whoever has the old mailbox did not change the address: it is the account's again, and all that was opened or added since ends. */
export const undoEmailChange: UseCase<Contract['undoEmailChange']> = ({ body }, ctx) =>
  // A link that cannot do its work yet stays good.
  ctx.inTransaction(async (tx) => {
    const undo = await takeEmailUndo(tx, { token: body.token, now: ctx.now })
    if (!undo) return refuse('expired')
    const { user_id: userId, email, email_shown: shown, since } = undo
    const now = await tx.selectFrom('users').select(['email', 'role']).where('id', '=', userId).executeTakeFirstOrThrow()
    if (!(await freeAddress(tx, { ...now, userId, email }, ctx))) return refuse('address_taken')
    const at = ctx.now.toISOString()
    const back = { email, email_shown: shown, mailbox_proven_at: at, updated_at: at }
    await tx.updateTable('users').set(back).where('id', '=', userId).execute()
    await moveSubscription(tx, now.email, { email, shown })
    return closeToThief(tx, ctx, { userId, since })
  })

function refuse(code: 'expired' | 'address_taken') {
  return refused('invalid', { fields: { token: { code } } })
}

type Former = { userId: string; email: string; role: Role }

/**
 * Whether the address can be the account's: it is taken from another one whose mailbox has not proven it, whatever the house has
 * said of that one since, for a thief may be of the house: imported accounts count as confirmed, and roles are given.
 */
async function freeAddress(tx: SiteWriter, { userId, email, role }: Former, ctx: CallContext): Promise<boolean> {
  const other = await whoHolds(tx, email)
  if (!other || other.id === userId) return true
  if (other.isProven) return false
  // A site that nobody can run any more would be lost; the account that comes back runs it where it has the same role.
  if (other.role === 'SUPER_ADMIN' && role !== other.role && !(await hasOthersOfRole(tx, other))) return false
  await anonymiseAccount(tx, { userId: other.id, site: ctx.site, now: ctx.now, tells: false })
  return true
}
