import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { findOwnHook } from './find-own-hook.ts'

/** Forgets the account that takes a site's card payments; what the program set up there ends too, where Stripe can be spoken to. */
export const removePaymentProvider: UseCase<Contract['removePaymentProvider']> = async (_given, ctx) => {
  const hook = await findOwnHook(ctx)
  const removed = await ctx.inTransaction(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('payment_providers').where('provider', '=', 'STRIPE').executeTakeFirst()
    return numDeletedRows > 0n ? done({}) : refused('not_found')
  })
  if (removed.ok && hook) await ctx.payments?.disconnect(hook.key, hook.id)
  return removed
}
