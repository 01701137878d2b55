import type { HistoryEntry } from '../selling/orders/order-history.ts'
import { mayComeBack, type PaymentState } from '../selling/payment.ts'

/** What a program elsewhere can be told of. */
export const webhookEvents = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.cancelled',
  'order.refunded',
  'message.received',
  'stock.low',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Which event a step of an order is, if it is one; money that a bank gives back after all is neither a payment nor a refund. */
export function eventOfStep(machine: HistoryEntry['machine'], from: string, to: string): WebhookEvent | undefined {
  // Steps of payment lead from one of its states to another.
  if (machine === 'payment' && mayComeBack(from as PaymentState, to as PaymentState)) return undefined
  return byStep[`${machine} ${to}`]
}

const byStep: Partial<Record<string, WebhookEvent>> = {
  'order placed': 'order.placed',
  'payment paid': 'order.paid',
  'payment partly_refunded': 'order.refunded',
  'payment refunded': 'order.refunded',
  'fulfilment partly_shipped': 'order.shipped',
  'fulfilment shipped': 'order.shipped',
  'fulfilment cancelled': 'order.cancelled',
}

/** After how many days without an answer nothing more is sent. */
export const webhookPatienceDays = 3
