import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { moveSubscription } from '../newsletter/follow-account.ts'
import { getMember, type UseCase } from '../visit.ts'
import { takeEmailProof } from './email-proofs.ts'
import { forgetNewLoginProofs } from './new-login-proofs.ts'
import { revokeAccess } from './sessions.ts'

/** Takes the new address, proven by its mailbox, and tells the old one, whose links open nothing more. */
export const confirmEmailChange: UseCase<Contract['confirmEmailChange']> = ({ body }, visit) => {
  const { userId, tokenId } = getMember(visit)
  const { site, now } = visit
  return visit.inTransaction(async (tx) => {
    const proof = await takeEmailProof(tx, { token: body.token, kind: 'change', now, userId })
    if (!proof) return refused('invalid', { fields: { token: { code: 'expired' } } })
    const taken = await tx.selectFrom('users').select('id').where('email', '=', proof.email).executeTakeFirst()
    if (taken) return refused('invalid', { fields: { token: { code: 'taken' } } })
    const { email: old } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
    const proven = { email: proof.email, email_shown: proof.email_shown, updated_at: now.toISOString() }
    await tx.updateTable('users').set(proven).where('id', '=', userId).execute()
    await moveSubscription(tx, old, { email: proof.email, shown: proof.email_shown })
    await revokeAccess(tx, userId, tokenId)
    await forgetNewLoginProofs(tx, userId)
    await queueMail(tx, { kind: 'email_changed', to: old, params: { email: proof.email_shown }, site, now })
    return done({})
  })
}
