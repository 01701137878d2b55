import { done, refused } from '#app/models/outcome.ts'
import type { WayIn } from '#app/models/way-in.ts'
import type { Contract } from '../contract/index.ts'
import type { SiteWriter } from '../db/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { UseCase, Visit } from '../visit.ts'
import { makeResetToken } from './ask-password-reset.ts'
import { forgetDevices } from './known-devices.ts'
import { takeNewLoginProof } from './new-login-proofs.ts'
import { removeWaysIn } from './remove-ways-in.ts'
import { revokeAccess } from './sessions.ts'

/** Whoever got the mail was not who logged in: all that was opened or added since ends, and the password that let them in opens nothing more. */
export const endNewLogin: UseCase<Contract['endNewLogin']> = ({ body }, visit) =>
  visit.inTransaction(async (tx) => {
    const proof = await takeNewLoginProof(tx, { token: body.token, now: visit.now })
    if (!proof) return refused('invalid', { fields: { token: { code: 'expired' } } })
    const { userId } = proof
    await revokeAccess(tx, userId)
    await forgetDevices(tx, userId)
    await tx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute()
    const removed = await removeWaysIn(tx, proof)
    if (removed.length > 0) await tellOfRemoved(tx, visit, { userId, removed })
    return done({ reset: await makeResetToken(tx, userId, visit.now), removed })
  })

type Removed = { userId: string; removed: WayIn[] }

async function tellOfRemoved(tx: SiteWriter, { site, now }: Visit, { userId, removed }: Removed): Promise<void> {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  await queueMail(tx, { kind: 'login_ended', to: email, params: { removed: removed.join(',') }, site, now })
}
