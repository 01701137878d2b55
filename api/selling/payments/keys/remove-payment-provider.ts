import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'

/** Forgets the account that takes a site's card payments. */
export const removePaymentProvider: UseCase<Contract['removePaymentProvider']> = async (_given, ctx) => {
  return ctx.inTransaction(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('payment_providers').where('provider', '=', 'STRIPE').executeTakeFirst()
    return numDeletedRows > 0n ? done({}) : refused('not_found')
  })
}
