import { linkSeconds, type MailShare } from '#app/models/audience/mail-kind.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { mailboxOf } from '#app/models/platform/text/mailbox.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { blockOf, networkOf } from '../../platform/limits/address-block.ts'
import { countTry } from '../../platform/limits/take-rate.ts'
import { mailLink } from '../../platform/mail/mail-link.ts'
import { type MailWait, sayWait } from '../../platform/mail/say-wait.ts'
import { inEqualTime } from '../../platform/secrets/equal-time.ts'
import { after, hashToken, makeSecret } from '../../platform/secrets/secrets.ts'
import { sendConfirmation } from '../accounts/send-confirmation.ts'
import { findDevice } from '../sessions/known-devices.ts'
import { findResetShare } from './reset-share.ts'

/** Sends a link to replace a password, if there is such an account; the answer does not tell. */
export const askPasswordReset: UseCase<Contract['askPasswordReset']> = ({ body }, ctx) =>
  inEqualTime(async (): Promise<Outcome<MailWait>> => {
    const email = emailKey(body.email)
    if (email === undefined) return refused('invalid', { fields: { email: { code: 'format' } } })
    const block = blockOf(ctx.clientAddress)
    const allowed = await countTry(ctx, [
      { bucket: `reset block ${block}`, limit: 30, windowSeconds: 3600, now: ctx.now },
      { bucket: `reset network ${networkOf(ctx.clientAddress)}`, limit: 60, windowSeconds: 3600, now: ctx.now },
      // By place too: what a stranger asks in a name keeps nobody from asking in their own.
      { bucket: `reset account ${mailboxOf(email)} from ${block}`, limit: 3, windowSeconds: 3600, now: ctx.now },
    ])
    if (!allowed.ok) return allowed
    return ctx.inTransaction(async (tx) => {
      const user = await tx
        .selectFrom('users')
        .select(['id', 'role', 'email', 'email_shown', 'confirmed_at'])
        .where('email', '=', email)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      const device = await findDevice(tx, body.device, user?.id)
      // Whoever holds a device of this account knows that there is one; all others are told the same.
      const share = user ? await findResetShare(tx, { ...user, isOnDevice: device !== undefined }, ctx) : 'ways'
      const wait = await sayWait(tx, device ? share : 'ways', ctx.now)
      // A mailbox that has not answered is anybody's guess: what opens its account lets its reader choose a password, too.
      if (user?.role === 'MEMBER' && user.confirmed_at === null) await sendConfirmation(tx, user, ctx)
      else if (user) await sendResetLink(tx, { ...user, share }, ctx)
      return done(wait)
    })
  })

/** Sends a link that replaces the password once; an earlier one is worth nothing any more, unless none is sent. */
export async function sendResetLink(
  tx: SiteWriter,
  user: { id: string; email: string; share: MailShare },
  { site, now }: Pick<CallContext, 'site' | 'now'>,
): Promise<void> {
  const { email: to, share } = user
  await mailLink(tx, { kind: 'reset_password', to, share, site, now }, async () => ({
    path: addresses.resetPassword(await makeResetToken(tx, user.id, now)),
  }))
}

/** The token of such a link, for somebody who has just proven that the mailbox is theirs. */
export async function makeResetToken(tx: SiteWriter, userId: string, now: Date): Promise<string> {
  const token = makeSecret()
  const fresh = {
    token_hash: hashToken(token),
    created_at: now.toISOString(),
    expires_at: after(now, linkSeconds.reset_password),
  }
  await tx
    .insertInto('reset_tokens')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.columns(['site_id', 'user_id']).doUpdateSet(fresh))
    .execute()
  return token
}
