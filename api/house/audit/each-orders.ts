import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from '../../selling/orders/add-step.ts'
import type { Found } from './check.ts'

const atOnce = 500

/** Looks at all orders from the first, some at a time: those of many years, with all that hangs on them, do not have to fit into memory. */
export async function* eachOrders(
  read: SiteReader,
  look: (orders: OrderRow[], ids: string[]) => Promise<Found[]>,
): AsyncGenerator<Found> {
  let last = ''
  for (let isMore = true; isMore; ) {
    const orders = await read.selectFrom('orders').selectAll().where('id', '>', last).orderBy('id').limit(atOnce).execute()
    const ids = orders.map(({ id }) => id)
    if (ids.length > 0) yield* await look(orders, ids)
    last = ids.at(-1) ?? last
    isMore = orders.length === atOnce
  }
}

/** What amounts come to, by what they belong to. */
export function sumUp(entries: Iterable<readonly [string, number]>): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [id, amount] of entries) sums.set(id, (sums.get(id) ?? 0) + amount)
  return sums
}

/** Rows by the order that they belong to, as they came. */
export function groupByOrder<R extends { order_id: string }>(rows: readonly R[]): Map<string, R[]> {
  const groups = new Map<string, R[]>()
  for (const row of rows) {
    const group = groups.get(row.order_id)
    if (group) group.push(row)
    else groups.set(row.order_id, [row])
  }
  return groups
}
