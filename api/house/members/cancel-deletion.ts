import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'

/** Keeps the caller's account after all. */
export const cancelDeletion: UseCase<Contract['cancelDeletion']> = async (_given, ctx) => {
  const { site, now } = ctx
  return ctx.inTransaction(async (tx) => {
    const user = await tx
      .updateTable('users')
      .set({ deletion_planned_at: null, updated_at: now.toISOString() })
      .where('id', '=', getMember(ctx).userId)
      .where('deletion_planned_at', 'is not', null)
      .where('deleted_at', 'is', null)
      .returning('email')
      .executeTakeFirst()
    if (!user) return refused('not_found')
    await queueMail(tx, { kind: 'deletion_cancelled', to: user.email, params: {}, site, now })
    return done({})
  })
}
