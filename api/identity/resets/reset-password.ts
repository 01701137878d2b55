import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { hashToken } from '../../platform/secrets/secrets.ts'
import { provenAt } from '../email-proof/email-undos.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { forgetWrongCodes } from '../passwords/login-rates.ts'
import { removeWaysIn } from '../second-factor/remove-ways-in.ts'
import { forgetDevices, keepDevice } from '../sessions/known-devices.ts'
import { revokeAccess } from '../sessions/sessions.ts'

const expired = refused('invalid', { fields: { token: { code: 'expired' } } })

/** Replaces a password by the link of a mail, once: ends all sessions and opens none. */
export const resetPassword: UseCase<Contract['resetPassword']> = async ({ body }, ctx) => {
  const user = await findHolder(ctx, body.token)
  if (!user) return expired
  const fault = await checkPassword(body.password, user, ctx.site)
  if (fault) return refused('invalid', { fields: { password: fault } })
  const hashed = await ctx.hashing.hash(body.password)
  if (!hashed.ok) return hashed
  const { site, now } = ctx
  const at = now.toISOString()
  return ctx.inTransaction(async (tx) => {
    const used = await tx
      .deleteFrom('reset_tokens')
      .where('token_hash', '=', hashToken(body.token))
      .where('expires_at', '>', at)
      .returning('user_id')
      .executeTakeFirst()
    if (!used) return expired
    const proven = await provenAt(tx, { email: user.email, userId: user.id, now })
    await tx
      .updateTable('users')
      // Whoever reads the mailbox has proven it.
      .set((row) => ({
        password_hash: hashed.value,
        confirmed_at: row.fn.coalesce('confirmed_at', row.val(at)),
        ...(proven && { mailbox_proven_at: proven }),
      }))
      .where('id', '=', used.user_id)
      .execute()
    await revokeAccess(tx, used.user_id)
    // A member's mailbox that answers for the first time meets nothing that others have added before.
    if (user.role === 'MEMBER' && user.mailbox_proven_at === null) await removeWaysIn(tx, { userId: used.user_id, since: '' })
    await forgetDevices(tx, used.user_id)
    await forgetWrongCodes(tx, ctx, used.user_id)
    await queueMail(tx, { kind: 'password_changed', to: user.email, params: {}, site, now })
    // Whoever reads the mailbox is let in on this device, whatever strangers have guessed meanwhile.
    return done(
      body.device === undefined ? {} : { device: (await keepDevice(tx, { userId: used.user_id, mark: body.device, now })).mark },
    )
  })
}

function findHolder({ read, now }: CallContext, token: string) {
  return read
    .selectFrom('reset_tokens')
    .innerJoin('users', 'users.id', 'reset_tokens.user_id')
    .select(['users.id', 'users.email', 'users.role', 'users.mailbox_proven_at'])
    .where('reset_tokens.token_hash', '=', hashToken(token))
    .where('reset_tokens.expires_at', '>', now.toISOString())
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}
