import { done, refused } from '#app/models/platform/outcome.ts'
import { subscribeNewMember } from '../../audience/newsletter/follow-account.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { takeEmailProof } from '../email-proof/email-proofs.ts'
import { revokeAccess } from '../sessions/sessions.ts'

/** Confirms an account: from now on it can log in, with the password typed along with this very link. */
export const confirmRegistration: UseCase<Contract['confirmRegistration']> = ({ body }, { inTransaction, site, now }) =>
  inTransaction(async (tx) => {
    const proof = await takeEmailProof(tx, { token: body.token, kind: 'account', now })
    if (!proof) return refused('invalid', { fields: { token: { code: 'expired' } } })
    const at = now.toISOString()
    await tx
      .updateTable('users')
      .set({
        confirmed_at: at,
        mailbox_proven_at: at,
        updated_at: at,
        password_hash: proof.password_hash,
        email_shown: proof.email_shown,
      })
      .where('id', '=', proof.user_id)
      .execute()
    await revokeAccess(tx, proof.user_id)
    await subscribeNewMember(tx, proof.user_id, { site, now })
    return done({})
  })
