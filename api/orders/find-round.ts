import { countLeft, readParcels } from '#app/models/parcel.ts'
import type { SiteReader } from '../db/database.ts'
import type { OrderRow } from './add-step.ts'
import { narrowTodo } from './narrow-todo.ts'

/** So many orders are packed in one round; those after them wait for the next. */
const mostInRound = 100

export type LineRow = { declination_id: string; name: string; details: string; quantity: number }

/** An order that is to be packed, its lines, and how many of each are still in the house. */
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
  return orders.map((order) => {
    const own = lines.get(order.id) ?? []
    return { order, lines: own, left: countLeft(own, readParcels(order.tracking)) }
  })
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
