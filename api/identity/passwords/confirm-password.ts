import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { requireOwnPassword } from './require-own-password.ts'

/** Notes that whoever holds this session has just given the password again. */
export const confirmPassword: UseCase<Contract['confirmPassword']> = async ({ body }, ctx) => {
  const user = await requireOwnPassword(ctx, body.password)
  if (!user.ok) return user
  const { tokenId } = getMember(ctx)
  return ctx.inTransaction(async (tx) => {
    await tx.updateTable('tokens').set({ proven_at: ctx.now.toISOString() }).where('id', '=', tokenId).execute()
    return done({})
  })
}
