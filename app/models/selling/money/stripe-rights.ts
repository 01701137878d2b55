/** What a restricted key must be allowed, by the words of Stripe's programs, and as its page of keys names them. */
export const stripeRights = {
  rak_checkout_session_write: { name: 'Checkout Sessions', level: 'write' },
  rak_charge_write: { name: 'Charges and Refunds', level: 'write' },
  rak_payment_intent_read: { name: 'PaymentIntents', level: 'read' },
  rak_dispute_read: { name: 'Disputes', level: 'read' },
  rak_balance_transaction_source_read: { name: 'Balance Transaction Sources', level: 'read' },
  rak_webhook_write: { name: 'Webhook Endpoints', level: 'write' },
} as const

type Right = keyof typeof stripeRights

/** The page of Stripe where a key is made, its name and rights filled in beforehand. */
export function keyPage(name: string): string {
  const page = new URL('https://dashboard.stripe.com/apikeys/create')
  page.searchParams.set('name', name)
  for (const right of Object.keys(stripeRights)) page.searchParams.append('permissions[]', right)
  return page.href
}

/** A right of a key, by the name that Stripe's page of keys gives it. */
export type StripeRight = { name: string; level: 'read' | 'write' }

/** The right that Stripe says a key lacks; its own word where the program does not know it. */
export function findMissingRight(reason: string): StripeRight | undefined {
  const [right] = /\brak_[a-z_]+/.exec(reason) ?? []
  if (!right) return undefined
  const known = stripeRights[right as Right] ?? stripeRights[right.replace(/_read$/, '_write') as Right]
  return known ?? { name: right, level: right.endsWith('_write') ? 'write' : 'read' }
}
