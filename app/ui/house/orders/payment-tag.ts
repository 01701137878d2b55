import type { PaymentState } from '#app/models/selling/payment.ts'

/** How the state of the money looks: what is awaited is not what came, nor what was refused. */
export function paymentTag(payment: PaymentState): string {
  if (payment === 'awaiting') return 'tag tag-wait'
  return payment === 'failed' || payment === 'expired' ? 'tag tag-bad' : 'tag'
}
