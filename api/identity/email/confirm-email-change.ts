import { done, refused } from '#app/models/platform/outcome.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { moveSubscription } from '../../audience/newsletter/follow-account.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { endRegistration, givesWay, whoHolds } from '../accounts/who-holds.ts'
import { takeEmailProof } from '../email-proof/email-proofs.ts'
import { makeEmailUndo, provenAt } from '../email-proof/email-undos.ts'
import { findDoubtSince, forgetNewLoginProofs } from '../sessions/new-login-proofs.ts'
import { revokeAccess } from '../sessions/sessions.ts'

/** Takes the new address, proven by its mailbox, and tells the old one, which may take that back; its other links open nothing more. */
export const confirmEmailChange: UseCase<Contract['confirmEmailChange']> = ({ body }, ctx) => {
  const { userId, tokenId } = getMember(ctx)
  const { site, now } = ctx
  return ctx.inTransaction(async (tx) => {
    const proof = await takeEmailProof(tx, { token: body.token, kind: 'change', now, userId })
    if (!proof) return refused('invalid', { fields: { token: { code: 'expired' } } })
    const holder = await whoHolds(tx, proof.email)
    if (holder && !givesWay(holder)) return refused('invalid', { fields: { token: { code: 'taken' } } })
    if (holder) await endRegistration(tx, holder.id, now)
    const users = tx.selectFrom('users').select(['email', 'email_shown']).where('id', '=', userId)
    const { email: old, email_shown: shown } = await users.executeTakeFirstOrThrow()
    const at = now.toISOString()
    const mailbox_proven_at = await provenAt(tx, { email: proof.email, userId, now })
    const proven = { email: proof.email, email_shown: proof.email_shown, mailbox_proven_at, updated_at: at }
    await tx.updateTable('users').set(proven).where('id', '=', userId).execute()
    await moveSubscription(tx, old, { email: proof.email, shown: proof.email_shown })
    await revokeAccess(tx, userId, tokenId)
    // What a thief added before the change is in doubt too: their login was told to the mailbox whose link dies here.
    const since = (await findDoubtSince(tx, userId, now)) ?? at
    await forgetNewLoginProofs(tx, userId)
    const path = addresses.undoEmailChange(await makeEmailUndo(tx, { userId, email: old, shown, since, now }))
    await queueMail(tx, { kind: 'email_changed', to: old, params: { email: proof.email_shown, path }, site, now })
    return done({})
  })
}
