import { refused } from '#app/models/platform/outcome.ts'
import { moveSubscription } from '../../audience/newsletter/follow-account.ts'
import type { Contract } from '../../contract/index.ts'
import { takeEmailUndo } from '../../identity/email/email-undos.ts'
import { closeToThief } from '../../identity/login/close-to-thief.ts'
import type { UseCase, Visit } from '../../platform/call/visit.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { anonymiseAccount } from './anonymise-account.ts'

/** Whoever has the old mailbox did not change the address: it is the account's again, and all that was opened or added since ends. */
export const undoEmailChange: UseCase<Contract['undoEmailChange']> = ({ body }, visit) =>
  // A link that cannot do its work yet stays good.
  visit.inTransaction(async (tx) => {
    const undo = await takeEmailUndo(tx, { token: body.token, now: visit.now })
    if (!undo) return refuse('expired')
    const { user_id: userId, email, email_shown: shown, since } = undo
    if (!(await freeAddress(tx, { userId, email }, visit))) return refuse('address_taken')
    const now = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
    const back = { email, email_shown: shown, updated_at: visit.now.toISOString() }
    await tx.updateTable('users').set(back).where('id', '=', userId).execute()
    await moveSubscription(tx, now.email, { email, shown })
    return closeToThief(tx, visit, { userId, since })
  })

function refuse(code: 'expired' | 'address_taken') {
  return refused('invalid', { fields: { token: { code } } })
}

/** Whether the address can be the account's: one that another account only names, and that nobody has confirmed, is taken from it. */
async function freeAddress(tx: SiteWriter, { userId, email }: { userId: string; email: string }, visit: Visit): Promise<boolean> {
  const users = tx.selectFrom('users').select(['id', 'role', 'confirmed_at']).where('email', '=', email)
  const other = await users.where('id', '<>', userId).executeTakeFirst()
  if (!other) return true
  if (other.confirmed_at !== null || other.role !== 'MEMBER') return false
  await anonymiseAccount(tx, { userId: other.id, site: visit.site, now: visit.now, tells: false })
  return true
}
