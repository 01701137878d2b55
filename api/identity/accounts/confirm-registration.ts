import { done, refused } from '#app/models/platform/outcome.ts'
import { subscribeNewMember } from '../../audience/newsletter/follow-account.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { takeEmailProof } from '../email-proof/email-proofs.ts'
import { provenAt } from '../email-proof/email-undos.ts'
import { revokeAccess } from '../sessions/sessions.ts'

const expired = refused('invalid', { fields: { token: { code: 'expired' } } })

/** Confirms an account: from now on it can log in, with the password typed along with this very link. */
export const confirmRegistration: UseCase<Contract['confirmRegistration']> = ({ body }, { inTransaction, site, now }) =>
  inTransaction(async (tx) => {
    const proof = await takeEmailProof(tx, { token: body.token, kind: 'account', now })
    if (!proof) return expired
    const at = now.toISOString()
    const { user_id: userId, email } = proof
    // An account that was opened meanwhile, by an invitation or another password, has one already.
    const confirmed = await tx
      .updateTable('users')
      .set({
        confirmed_at: at,
        mailbox_proven_at: await provenAt(tx, { email, userId, now }),
        updated_at: at,
        password_hash: proof.password_hash,
        email_shown: proof.email_shown,
      })
      .where('id', '=', userId)
      .where('confirmed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!confirmed) return expired
    await revokeAccess(tx, userId)
    await subscribeNewMember(tx, userId, { site, now })
    return done({})
  })
