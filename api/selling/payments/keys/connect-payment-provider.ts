import { done, type Fault, refused } from '#app/models/platform/outcome.ts'
import { stripeEvents, stripeHookPath } from '#app/models/selling/money/stripe-events.ts'
import { findMissingRight } from '#app/models/selling/money/stripe-rights.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { findOwnHook } from './find-own-hook.ts'
import { isLiveKey, sealingNames } from './payment-keys.ts'
import { writePaymentProvider } from './write-payment-provider.ts'

/** Links the account that a secret key opens: Stripe itself is told where this site hears of payments, and cards are taken from then on. */
export const connectPaymentProvider: UseCase<Contract['connectPaymentProvider']> = async ({ body: { key: secretKey } }, ctx) => {
  const { payments, sealing, site, now } = ctx
  if (!payments) return refused('unavailable')
  const linked = await payments.connect({ secretKey }, { url: `${site.origin}${stripeHookPath(site.id)}`, events: stripeEvents })
  if (!linked.ok) {
    const fields = { key: linked.fate === 'down' ? { code: 'stripe_down' as const } : sayRefused(linked.reason) }
    return refused(linked.fate === 'down' ? 'unavailable' : 'invalid', { fields })
  }
  const former = await findOwnHook(ctx)
  const saved = await ctx.inTransaction(async (tx) => {
    const values = {
      is_active: 1 as const,
      public_key: '',
      is_live: isLiveKey(secretKey) ? (1 as const) : (0 as const),
      secret_key: sealing.seal(secretKey, sealingNames.secret),
      hook_secret: sealing.seal(linked.value.secret, sealingNames.hook),
      hook_id: linked.value.id,
      updated_at: now.toISOString(),
    }
    return done(await writePaymentProvider(tx, values))
  })
  // Of the same account it was ended as the new one was made.
  if (saved.ok && former && former.key.secretKey !== secretKey) await payments.disconnect(former.key, former.id)
  return saved
}

/** A right that the key lacks is named, as Stripe's own page of keys names it. */
function sayRefused(reason: string): Fault {
  const right = findMissingRight(reason)
  return right ? { code: 'stripe_right', params: right } : { code: 'stripe_key' }
}
