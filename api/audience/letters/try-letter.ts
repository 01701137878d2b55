import { done, refused } from '#app/models/platform/outcome.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { takeRates } from '../../platform/limits/take-rate.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { findLetter } from './letter.ts'

/** Sends a letter to whoever asks, at the address of their own account. */
export const tryLetter: UseCase<Contract['tryLetter']> = ({ params }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const { site, now } = ctx
    const { userId } = getMember(ctx)
    const letter = await findLetter(tx, params.id)
    const user = await tx.selectFrom('users').select(['email', 'email_shown']).where('id', '=', userId).executeTakeFirst()
    if (!letter || !user) return refused('not_found')
    const allowed = await takeRates(tx, [{ bucket: `letter trials of ${userId}`, limit: 20, windowSeconds: 3600, now }])
    if (!allowed.ok) return keepWritten(allowed)
    const to = user.email_shown || user.email
    const said = { letter: letter.id, isTrial: 'yes', path: addresses.newsletter }
    await queueMail(tx, { kind: 'letter', to, params: said, site, now })
    return done({})
  })
