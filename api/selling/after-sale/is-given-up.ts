import { isInHouse } from '#app/models/selling/after/after-sale.ts'
import { isAllSettled } from '#app/models/selling/orders/order-rest.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { readCounts } from '../orders/count-lines.ts'
import { hasOpenQuestion } from '../orders/has-open-question.ts'
import { isDisputed } from '../payments/refund-all.ts'

/**
 * Whether an order may end as a whole: none of it has left, none waits for its buyer's word, and no bank has to decide; what one has
 * is given up all the same, and paid back once that is known.
 */
export async function mayEnd(read: SiteReader, order: OrderRow): Promise<boolean> {
  if (!isInHouse(order.fulfilment_state) || (await isDisputed(read, order.id))) return false
  return !(await hasOpenQuestion(read, order))
}

/** Whether an order ends: it may, and all of it was given up. */
export async function isGivenUp(read: SiteReader, order: OrderRow): Promise<boolean> {
  return (await mayEnd(read, order)) && isAllSettled(await readCounts(read, order))
}
