import { findExpiry } from '#app/models/selling/orders/order-terms.ts'
import { cutUnproven } from '#app/models/selling/orders/unproven-order.ts'
import type { PaymentMeans } from '#app/models/selling/payment.ts'
import type { OrderRules } from '../goods/read-order-rules.ts'
import type { OrderRow } from '../orders/add-step.ts'

type Waiting = {
  means: PaymentMeans
  now: Date
  rules: Pick<OrderRules, 'values'>
  slot: string | undefined
  held: Pick<OrderRow, 'is_proven' | 'hold_minutes' | 'placed_at'>
}

/** Until when an order waits for its money, or its proof; one whose mailbox is not proven waits for as long as its wines allow, however far its slot is. */
export function expiryOf({ means, now, rules: { values }, slot, held }: Waiting): string {
  const terms = {
    cardMinutes: values.CARD_MINUTES,
    transferDays: values.TRANSFER_DAYS,
    chequeDays: values.CHEQUE_DAYS,
    collectionDays: values.COLLECTION_DAYS,
  }
  const expiry = findExpiry(means, terms, { now, slot: slot ? new Date(slot) : undefined })
  if (held.is_proven === 1) return expiry.toISOString()
  return cutUnproven(expiry, { placed: new Date(held.placed_at), since: now }, held.hold_minutes).toISOString()
}
