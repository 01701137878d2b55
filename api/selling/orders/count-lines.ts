import { isGone, isInHouse } from '#app/models/selling/after/after-sale.ts'
import { type GivenUp, type LineCount, reckonLines } from '#app/models/selling/orders/order-rest.ts'
import { readParcels } from '#app/models/selling/shipping/parcel.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from './add-step.ts'

type Standing = Pick<OrderRow, 'id' | 'fulfilment_state' | 'tracking'>

/** The lines of an order, in their sequence, each with where its goods are. */
export function countLines<L extends { quantity: number }>(
  { fulfilment_state, tracking }: Standing,
  lines: readonly L[],
  givenUp: readonly GivenUp[] = [],
): { row: L; count: LineCount }[] {
  const counts = reckonLines(lines, { parcels: readParcels(tracking), givenUp, isGone: isGone(fulfilment_state) })
  return lines.map((row, at) => ({ row, count: counts[at] as LineCount }))
}

/** Where the goods of each line of an order are. */
export async function readCounts(read: SiteReader, order: Standing): Promise<LineCount[]> {
  const lines = await read
    .selectFrom('order_lines')
    .select('quantity')
    .where('order_id', '=', order.id)
    .orderBy('place')
    .execute()
  const givenUp = (await readGivenUp(read, [order])).get(order.id)
  return countLines(order, lines, givenUp).map(({ count }) => count)
}

/** What was given up of each order, asked or answered, and what the house took off; nothing of what it refused. */
export async function readGivenUp(read: SiteReader, orders: readonly Standing[]): Promise<Map<string, GivenUp[]>> {
  const byOrder = await readTakenOff(read, orders)
  if (orders.length === 0) return byOrder
  const rows = await read
    .selectFrom('withdrawals')
    .select(['order_id', 'lines'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('state', '<>', 'REFUSED')
    .orderBy('id')
    .execute()
  const standing = new Map(orders.map((order) => [order.id, order]))
  for (const { order_id: id, lines } of rows)
    byOrder.set(id, [...(byOrder.get(id) ?? []), ...readGivenLines(lines, standing.get(id))])
  return byOrder
}

/** What the house took off each order before it left; its money went back and its bottles are on the shelf again. */
export async function readTakenOff(read: SiteReader, orders: readonly Pick<Standing, 'id'>[]): Promise<Map<string, GivenUp[]>> {
  const byOrder = new Map<string, GivenUp[]>()
  if (orders.length === 0) return byOrder
  const ids = orders.map(({ id }) => id)
  const rows = await read
    .selectFrom('amendments')
    .select(['order_id', 'lines'])
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
  for (const { order_id: id, lines } of rows) byOrder.set(id, [...(byOrder.get(id) ?? []), ...(JSON.parse(lines) as GivenUp[])])
  return byOrder
}

/** The lines of a withdrawal as they are kept; one that was declared before it said what had not left gives up what is here. */
export function readGivenLines<G extends GivenUp>(kept: string, order: Pick<Standing, 'fulfilment_state'> | undefined): G[] {
  const isHere = order !== undefined && isInHouse(order.fulfilment_state)
  return (JSON.parse(kept) as G[]).map((given) => ({ ...given, kept: given.kept ?? (isHere ? given.quantity : 0) }))
}
