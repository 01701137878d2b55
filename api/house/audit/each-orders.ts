import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from '../../selling/orders/add-step.ts'
import type { Found } from './check.ts'
import { openTally, type Tally } from './tally.ts'

const atOnce = 500

/** Some orders that lie in memory at once, with what more than one look asks for. */
export type OrderPage = Awaited<ReturnType<typeof readPage>>

/** One look at some orders: what breaks which rule, as it is found. */
export type OrderCheck = (page: OrderPage) => Found[] | Promise<Found[]>

/**
 * Looks at all orders from the first, some at a time, and reads each once for all looks: those of many years, with all that hangs on
 * them, do not have to fit into memory.
 */
export async function eachOrders(read: SiteReader, checks: readonly OrderCheck[], most: number): Promise<Tally[]> {
  const tallies = checks.map(() => openTally(most))
  let last = ''
  for (let isMore = true; isMore; ) {
    const orders = await read.selectFrom('orders').selectAll().where('id', '>', last).orderBy('id').limit(atOnce).execute()
    if (orders.length === 0) break
    isMore = orders.length === atOnce
    last = orders.at(-1)?.id ?? last
    const page = await readPage(read, orders)
    for (const [place, check] of checks.entries()) for (const found of await check(page)) tallies[place]?.add(found)
  }
  return tallies
}

async function readPage(read: SiteReader, orders: OrderRow[]) {
  const ids = orders.map(({ id }) => id)
  const lines = await read
    .selectFrom('order_lines')
    .select(['order_id', 'place', 'name', 'quantity', 'takes', 'amount_after', 'amount_paid'])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('place')
    .execute()
  return { read, orders, ids, lines, linesOf: groupByOrder(lines) }
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
