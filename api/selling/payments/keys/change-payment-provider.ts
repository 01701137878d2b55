import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { toFlag } from '../../../platform/resource/columns.ts'
import { toProvider } from './get-payment-provider.ts'
import { sealingNames } from './payment-keys.ts'

type Body = Read<Contract['changePaymentProvider']>['body']

/** Sets the account that takes a site's card payments; its secrets are sealed, and never shown again. */
export const changePaymentProvider: UseCase<Contract['changePaymentProvider']> = async ({ body }, ctx) => {
  const { sealing, now } = ctx
  return ctx.inTransaction(async (tx) => {
    const known = await tx.selectFrom('payment_providers').selectAll().where('provider', '=', 'STRIPE').executeTakeFirst()
    const fault = findKeyFault(body, known !== undefined, known?.public_key)
    if (fault) return fault
    const values = {
      is_active: toFlag(body.isActive) ?? 0,
      public_key: body.publicKey,
      updated_at: now.toISOString(),
      secret_key: body.secretKey ? sealing.seal(body.secretKey, sealingNames.secret) : (known?.secret_key ?? ''),
      means: body.means ? JSON.stringify(body.means) : (known?.means ?? '["card"]'),
      hook_secret: body.hookSecret ? sealing.seal(body.hookSecret, sealingNames.hook) : (known?.hook_secret ?? ''),
    }
    const row = await tx
      .insertInto('payment_providers')
      .values({ provider: 'STRIPE', ...values })
      .onConflict((conflict) => conflict.columns(['site_id', 'provider']).doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toProvider(row))
  })
}

/** Keys of another account or mode than those that stay would take money that nobody hears of. */
function findKeyFault({ publicKey, secretKey, hookSecret }: Body, isKnown: boolean, old?: string): Outcome<never> | undefined {
  const isNew = !isKnown || old !== publicKey
  if (isNew && !secretKey) return refused('invalid', { fields: { secretKey: { code: 'required' } } })
  if (isNew && !hookSecret) return refused('invalid', { fields: { hookSecret: { code: 'required' } } })
  const mode = publicKey.split('_')[1]
  if (secretKey && secretKey.split('_')[1] !== mode) return refused('invalid', { fields: { secretKey: { code: 'format' } } })
  return undefined
}
