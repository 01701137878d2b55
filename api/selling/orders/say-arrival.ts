import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { promiseTexts, sayArrivalBy, sayLimit } from '#app/texts/selling/promise.ts'
import { closingTexts } from '#app/texts/site/closing.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { findAnnouncedClosing, findKeptClosing } from '../../site/closings/read-closings.ts'
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

/** The same with the days off on which nothing leaves, while they are told: a line each. `values`: settings of the same transaction. */
export async function sayArrivalAround(read: SiteReader, order: OrderRow, now: Date, values?: ParameterValues): Promise<string> {
  const arrival = sayArrival(order)
  if (arrival === '') return arrival
  const closing = values ? await findKeptClosing(read, now, values) : await findAnnouncedClosing(read, now)
  return closing?.stopsShipping ? `${arrival}\n${closingTexts.mail(closing)}` : arrival
}
