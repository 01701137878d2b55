import { hasLeft } from '#app/models/selling/after/after-sale.ts'
import { dueDayOf, isOverdue } from '#app/models/selling/shipping/lateness.ts'
import { promiseTexts, sayDayOf } from '#app/texts/selling/promise.ts'
import type { OverdueView } from '#app/ui/selling/orders/order-overdue.tsx'
import type { Order } from './order-screen.server.ts'

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
