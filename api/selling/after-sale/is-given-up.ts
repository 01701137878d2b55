import { isInHouse } from '#app/models/selling/after/after-sale.ts'
import { isAllSettled } from '#app/models/selling/orders/order-rest.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { countLines, readGivenUp } from '../orders/count-lines.ts'
import { isDisputed } from '../payments/refund-all.ts'

/** What a bank has to decide about is given up all the same, and paid back once it is known whether the bank does. */
export async function mayEnd(read: SiteReader, order: OrderRow): Promise<boolean> {
  return isInHouse(order.fulfilment_state) && !(await isDisputed(read, order.id))
}

/** Whether an order ends: all of it was given up before any of it left, and none of that waits for its buyer's word. */
export async function isGivenUp(read: SiteReader, order: OrderRow): Promise<boolean> {
  if (!(await mayEnd(read, order))) return false
  const waiting = await read
    .selectFrom('withdrawals')
    .select('id')
    .where('order_id', '=', order.id)
    .where('state', '=', 'DECLARED')
    .where('proof', '=', 'NAMED')
    .executeTakeFirst()
  if (waiting) return false
  const lines = await read
    .selectFrom('order_lines')
    .select('quantity')
    .where('order_id', '=', order.id)
    .orderBy('place')
    .execute()
  const givenUp = (await readGivenUp(read, [order])).get(order.id)
  return isAllSettled(countLines(order, lines, givenUp).map(({ count }) => count))
}
