import { hasLeft } from '#app/models/selling/after/after-sale.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import { dueDayOf, isOverdue } from '#app/models/selling/shipping/lateness.ts'
import { promiseTexts, sayArrivalBy, sayDayOf, sayLimit } from '#app/texts/selling/promise.ts'
import type { OverdueView } from '#app/ui/selling/orders/order-overdue.tsx'
import type { Order } from './order-screen.server.ts'

/** On which days an order comes, as it was promised; nothing of what no parcel brings, or is over. */
export function sayPromise({ delivery: { type }, promise, payment, fulfilment, total }: Order, now = new Date()): string[] {
  if ((type !== 'DELIVERY' && type !== 'PICKUP') || fulfilment === 'completed' || fulfilment === 'cancelled') return []
  if (payment === 'expired' || payment === 'refunded') return []
  if (!promise) return [`${promiseTexts.legal}.`]
  const said = sayArrivalBy(type, promise)
  if (promise.by === null || !isAwaited(payment)) return [`${said}.`]
  if (promise.by <= now.toISOString()) return [total === 0 ? promiseTexts.laterConfirmed : promiseTexts.later]
  const condition = total === 0 ? promiseTexts.ifConfirmed : promiseTexts.ifPaid
  return [`${said}, ${condition(sayLimit(promise.by))}.`]
}

/** What is said of an order that should be there by now, with the way to ask after it; nothing once that was done. */
export function viewOverdue(order: Order, now = new Date()): OverdueView | undefined {
  const standing = standingOf(order)
  const due = dueDayOf(standing)
  if (!due || !isOverdue(standing, now) || order.claims.some(({ kind }) => kind === 'LOST')) return undefined
  const { sent, kept, legalSent, legalKept } = promiseTexts.overdue
  const says = order.promise ? (hasLeft(order.fulfilment) ? sent : kept) : hasLeft(order.fulfilment) ? legalSent : legalKept
  return { token: order.token, says: says(sayDayOf(due)) }
}

/** Whether something may be told of an order: it has left, or it should be there. */
export function mayClaim(order: Order, now = new Date()): boolean {
  return hasLeft(order.fulfilment) || isOverdue(standingOf(order), now)
}

function standingOf({ delivery, payment, fulfilment, placedAt, promise }: Order) {
  return { delivery: delivery.type, payment, fulfilment, placedAt, promise }
}
