import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { countTry } from '../../platform/limits/take-rate.ts'
import { mailLink } from '../../platform/mail/mail-link.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { inEqualTime } from '../../platform/secrets/equal-time.ts'
import { givesWay, whoHolds } from '../accounts/who-holds.ts'
import { makeEmailProof } from '../email-proof/email-proofs.ts'
import { requireOwnPassword } from '../passwords/require-own-password.ts'

const hour = 3600

/** Asks for another address; the mailbox has to confirm it, and the answer does not tell whether somebody else has it. */
export const askEmailChange: UseCase<Contract['askEmailChange']> = ({ body }, ctx) =>
  inEqualTime(async (): Promise<Outcome<Record<string, never>>> => {
    const email = emailKey(body.email)
    if (email === undefined) return refused('invalid', { fields: { email: { code: 'format' } } })
    const user = await requireOwnPassword(ctx, body.password)
    if (!user.ok) return user
    const { site, now } = ctx
    const allowed = await countTry(ctx, [
      { bucket: `email change block ${blockOf(ctx.clientAddress)}`, limit: 30, windowSeconds: hour, now },
      // Of the account and not of a session, which is new with each login: the mailboxes that it names have asked for nothing.
      { bucket: `email change of ${user.value.id}`, limit: 5, windowSeconds: hour, now },
      { bucket: `email change of ${user.value.id} a day`, limit: 10, windowSeconds: 24 * hour, now },
    ])
    if (!allowed.ok) return allowed
    return ctx.inTransaction(async (tx) => {
      const holder = await whoHolds(tx, email)
      if (holder && !givesWay(holder)) {
        await queueMail(tx, { kind: 'account_exists', to: email, params: {}, site, now })
        return done({})
      }
      const { id: userId } = user.value
      await mailLink(tx, { kind: 'confirm_email', to: email, site, now }, async () => {
        // One wish at a time: an earlier link leads to an address that is not wanted any more.
        await tx.deleteFrom('email_proofs').where('user_id', '=', userId).where('kind', '=', 'change').execute()
        const token = await makeEmailProof(tx, { userId, kind: 'change', email, shown: body.email.trim(), now })
        return { path: addresses.confirmEmail(token) }
      })
      return done({})
    })
  })
