import { sayFullDay } from '#app/models/platform/time/french-date.ts'
import { wayToPay } from '#app/models/selling/money/card-means.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import { saySpan } from '#app/models/site/settings/opening-hours.ts'
import { followTexts } from '#app/texts/selling/order-follow.ts'
import { sayPromise } from './order-promise.server.ts'
import type { Order } from './order-screen.server.ts'

const day = 24 * 3600 * 1000
const { thanks: words } = followTexts

/** What whoever has just ordered is told: that a message is on its way, and what comes next; nothing once the house has begun. */
export function thankFor(order: Order, now = new Date()): string[] {
  const { payment, fulfilment, placedAt, email, isTold, means, cardMeans, total } = order
  const isFresh = now.getTime() - Date.parse(placedAt) < day
  if (!isFresh || fulfilment !== 'new' || !(isAwaited(payment) || payment === 'paid')) return []
  if (total === 0 && isAwaited(payment)) return [isTold ? words.confirm(email) : words.confirmUntold, ...sayArrival(order)]
  return [
    ...(email ? [isTold ? words.mail(email) : words.untold] : []),
    isAwaited(payment) ? words[wayToPay(means, cardMeans)] : words.paid,
    ...sayArrival(order),
  ]
}

function sayArrival(order: Order): string[] {
  const { type, collection } = order.delivery
  if (collection) return [words.fetched(`${sayFullDay(collection.day)}, ${saySpan(collection)}`)]
  if (type === 'NO_DELIVERY') return []
  return [...sayPromise(order), words.sent]
}
