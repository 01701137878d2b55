/** What an account at Stripe is asked to tell of: pages of payment, refunds and disputes. */
export const stripeEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const

/** Where Stripe makes the payments of a site known, below the site's address. */
export function stripeHookPath(siteId: string): string {
  return `/api/payment/stripe/${siteId}`
}
