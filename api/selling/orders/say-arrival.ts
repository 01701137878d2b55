import { promiseTexts, sayArrivalBy, sayLimit } from '#app/texts/selling/promise.ts'
import type { OrderRow } from './add-step.ts'
import { readPromise } from './promise-order.ts'

/** When a parcel comes, as its buyer was promised, or else as the law has it; nothing of what no parcel brings. */
export function sayArrival(order: OrderRow): string {
  if (order.delivery_type !== 'DELIVERY' && order.delivery_type !== 'PICKUP') return ''
  const promise = readPromise(order)
  if (!promise) return `${promiseTexts.legal}.`
  const said = sayArrivalBy(order.delivery_type, promise)
  if (promise.by === null) return `${said}.`
  const condition = order.total === 0 ? promiseTexts.ifConfirmed : promiseTexts.ifPaid
  return `${said}, ${condition(sayLimit(promise.by))}.`
}
