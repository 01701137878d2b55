import type { OrderRow } from './add-step.ts'

/** An order in a list. */
export function toSummary(order: OrderRow) {
  const { id, reference, means, total } = order
  const states = { payment: order.payment_state, fulfilment: order.fulfilment_state, delivery: order.delivery_type }
  return { id, reference, means, total, placedAt: order.placed_at, ...states }
}
