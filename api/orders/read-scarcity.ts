import { keyOf, type TotalTake } from '#app/models/order-goods.ts'
import type { Scarcity } from '#app/models/unproven-order.ts'
import type { SiteReader } from '../db/database.ts'
import { countStock } from './read-hold.ts'
import { selectUnpaid } from './select-unpaid.ts'

/** What an order takes of a stock, and how scarce that is. */
export type ScarceTake = TotalTake & Scarcity

/**
 * How scarce the stocks are that an order takes from, itself counted among those that nobody has proven. Looked at after the bottles
 * were taken: everybody who wants the same ones waits for this order, so that of two that come at once the second sees what the
 * first has left.
 */
export async function readScarcity(read: SiteReader, takes: readonly TotalTake[], except = ''): Promise<ScarceTake[]> {
  if (takes.length === 0) return []
  const others = await readUnproven(read, takes, except)
  const scarce: ScarceTake[] = []
  for (const take of takes) {
    const held = (others.get(keyOf(take)) ?? 0) + take.quantity
    scarce.push({ ...take, held, free: await countStock(read, take.place, take.id) })
  }
  return scarce
}

/** How much of each stock is held by orders that nobody has proven. */
async function readUnproven(read: SiteReader, takes: readonly TotalTake[], except: string): Promise<Map<string, number>> {
  const rows = await selectUnpaid(read)
    .where('is_proven', '=', 0)
    .where('orders.id', '<>', except)
    .innerJoin('order_stock', 'order_stock.order_id', 'orders.id')
    .where(
      'order_stock.item_id',
      'in',
      takes.map(({ id }) => id),
    )
    .select(['order_stock.place', 'order_stock.item_id as id'])
    .select(({ fn }) => fn.sum<number | string>('order_stock.quantity').as('quantity'))
    .groupBy(['order_stock.place', 'order_stock.item_id'])
    .execute()
  return new Map(rows.map(({ quantity, ...stock }) => [keyOf(stock), Number(quantity)]))
}
