import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { takeFirstCodeRate } from '../passwords/login-rates.ts'
import { endSessions } from '../sessions/sessions.ts'
import { sealingNameOf, spendCode } from './pass-second-factor.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/** Turns the second factor on, once a first code shows that the application works; other sessions end. */
export const confirmSecondFactor: UseCase<Contract['confirmSecondFactor']> = ({ body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const { userId, tokenId } = getMember(ctx)
    const { site, now, sealing } = ctx
    const factor = await tx.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()
    if (!factor || factor.confirmed_at) return refused('conflict')
    const secret = sealing.open(factor.secret, sealingNameOf(userId))
    const allowed = await takeFirstCodeRate(tx, tokenId, now)
    if (!allowed.ok) return keepWritten(allowed)
    const used = await spendCode(tx, { userId, secret, code: body.code, now })
    // A wrong code is a try, and counts.
    if (!used.ok) return keepWritten(used)
    await tx.updateTable('second_factors').set({ confirmed_at: now.toISOString() }).where('user_id', '=', userId).execute()
    await tx.updateTable('tokens').set({ second_factor_passed: 1 }).where('id', '=', tokenId).execute()
    await endSessions(tx, userId, tokenId)
    const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
    await queueMail(tx, { kind: 'security_changed', to: email, params: { change: 'app_added' }, site, now })
    return done({ recoveryCodes: await makeRecoveryCodes(tx, userId) })
  })
