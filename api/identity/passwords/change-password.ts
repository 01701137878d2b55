import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { revokeAccess } from '../sessions/sessions.ts'
import { checkPassword } from './check-password.ts'
import { requireOwnPassword } from './require-own-password.ts'

/** Replaces the caller's password, and ends every session but this one. */
export const changePassword: UseCase<Contract['changePassword']> = async ({ body }, ctx) => {
  const user = await requireOwnPassword(ctx, body.password)
  if (!user.ok) return user
  const fault = await checkPassword(body.newPassword, user.value, ctx.site)
  if (fault) return refused('invalid', { fields: { newPassword: fault } })
  const hashed = await ctx.hashing.hash(body.newPassword)
  if (!hashed.ok) return hashed
  const { site, now } = ctx
  return ctx.inTransaction(async (tx) => {
    const { id, email, password_hash } = user.value
    const changed = await tx
      .updateTable('users')
      .set({ password_hash: hashed.value })
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return refused('conflict')
    await revokeAccess(tx, id, getMember(ctx).tokenId)
    await queueMail(tx, { kind: 'password_changed', to: email, params: {}, site, now })
    return done({})
  })
}
