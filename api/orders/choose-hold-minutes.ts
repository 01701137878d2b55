import type { TotalTake } from '#app/models/order-goods.ts'
import { findHoldMinutes, type Scarcity } from '#app/models/unproven-order.ts'
import type { SiteReader } from '../db/database.ts'
import { countStock } from './read-hold.ts'
import { selectUnpaid } from './select-unpaid.ts'

/**
 * For how many minutes an order that is not proven may hold what it takes. Looked at after the bottles were taken: everybody
 * who wants the same ones waits for this order, so that of two that come at once the second sees what the first has left.
 */
export async function chooseHoldMinutes(read: SiteReader, takes: readonly TotalTake[]): Promise<number> {
  const wines: Scarcity[] = []
  for (const take of takes) {
    const free = await countStock(read, take.place, take.id)
    wines.push({ free, held: (await countUnproven(read, take)) + take.quantity })
  }
  return findHoldMinutes(wines)
}

/** How much of a stock is held by orders that nobody has proven. */
async function countUnproven(read: SiteReader, { place, id }: TotalTake): Promise<number> {
  const row = await selectUnpaid(read)
    .where('is_proven', '=', 0)
    .innerJoin('order_stock', 'order_stock.order_id', 'orders.id')
    .where('order_stock.place', '=', place)
    .where('order_stock.item_id', '=', id)
    .select(({ fn }) => fn.sum<number | string | null>('order_stock.quantity').as('quantity'))
    .executeTakeFirst()
  return Number(row?.quantity ?? 0)
}
