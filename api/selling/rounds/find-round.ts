import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { countLines, readGivenUp } from '../orders/count-lines.ts'
import { narrowTodo } from '../orders/narrow-todo.ts'

/** So many orders are packed in one round; those after them wait for the next. */
const mostInRound = 100

export type LineRow = { declination_id: string; name: string; details: string; quantity: number }

/** An order that is to be packed, its lines, and how many of each are still to be sent. */
export type RoundOrder = { order: OrderRow; lines: LineRow[]; left: number[] }

/** What is to be packed now, the oldest first: what may be begun, and what was begun and has not left whole. */
export async function findRound(read: SiteReader, now: Date, ids?: readonly string[]): Promise<RoundOrder[]> {
  const open = read
    .selectFrom('orders')
    .selectAll()
    .where((on) => on.or([on('fulfilment_state', 'in', ['preparing', 'partly_shipped']), narrowTodo(on, 'TO_PREPARE', now)]))
  const wanted = ids ? open.where('id', 'in', ids) : open
  const orders = await wanted.orderBy('placed_at').orderBy('id').limit(mostInRound).execute()
  const lines = await readLinesOf(
    read,
    orders.map(({ id }) => id),
  )
  const givenUp = await readGivenUp(read, orders)
  const round = orders.map((order) => {
    const own = lines.get(order.id) ?? []
    return { order, lines: own, left: countLines(order, own, givenUp.get(order.id)).map(({ count }) => count.left) }
  })
  // Of what was given up whole nothing is packed, while a bank or the house still has to answer.
  return round.filter(({ left }) => left.some((quantity) => quantity > 0))
}

/** The lines of several orders, by order. */
export async function readLinesOf(read: SiteReader, ids: readonly string[]): Promise<Map<string, LineRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await read
    .selectFrom('order_lines')
    .select(['order_id', 'declination_id', 'name', 'details', 'quantity'])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('place')
    .execute()
  const byOrder = new Map<string, LineRow[]>(ids.map((id) => [id, []]))
  for (const row of rows) byOrder.get(row.order_id)?.push(row)
  return byOrder
}
