import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { requireOwnPassword } from '../passwords/require-own-password.ts'
import { readSecondFactors, settleLoss } from './second-factors.ts'

/** Turns the application of codes off; in production staff cannot, unless a passkey takes its place. */
export const removeSecondFactor: UseCase<Contract['removeSecondFactor']> = async ({ body }, ctx) => {
  const user = await requireOwnPassword(ctx, body.password)
  if (!user.ok) return user
  return ctx.inTransaction(async (tx) => {
    const { hasApp } = await readSecondFactors(tx, user.value.id)
    const settled = hasApp ? await settleLoss(tx, { user: user.value, lost: 'app' }, ctx) : done({})
    if (settled.ok) await tx.deleteFrom('second_factors').where('user_id', '=', user.value.id).execute()
    return settled
  })
}
