import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { makeResetToken } from './ask-password-reset.ts'
import { forgetDevices } from './known-devices.ts'
import { takeNewLoginProof } from './new-login-proofs.ts'
import { revokeAccess } from './sessions.ts'

/** Whoever got the mail was not who logged in: everything that was opened ends, and the password that let them in opens nothing more. */
export const endNewLogin: UseCase<Contract['endNewLogin']> = ({ body }, visit) =>
  visit.inTransaction(async (tx) => {
    const userId = await takeNewLoginProof(tx, { token: body.token, now: visit.now })
    if (userId === undefined) return refused('invalid', { fields: { token: { code: 'expired' } } })
    await revokeAccess(tx, userId)
    await forgetDevices(tx, userId)
    await tx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute()
    return done({ reset: await makeResetToken(tx, userId, visit.now) })
  })
