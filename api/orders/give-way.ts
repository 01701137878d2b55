import { addresses } from '#app/models/addresses.ts'
import { sayLongMoment } from '#app/models/french-date.ts'
import { chooseGivingWay } from '#app/models/unproven-order.ts'
import type { SiteReader, SiteWriter } from '../db/database.ts'
import type { Till } from '../payments/open-session.ts'
import type { StockPlace } from '../stock/move-stock.ts'

import { countStock } from './read-hold.ts'
import { gaveWayDetail, releaseOrder } from './release-order.ts'
import { selectUnpaid } from './select-unpaid.ts'
import { type At, tellBuyer } from './tell-order.ts'

/** How many orders give way of one wine in one turn; the next turn takes the others. */
const mostAtOnce = 50

/**
 * Takes bottles back from orders that nobody has proven where they leave too little of a wine to others. Who is at a page of payment
 * keeps theirs for its minutes; whoever proves their order in time takes its bottles again.
 */
export async function letOrdersGiveWay(till: Till): Promise<number> {
  let released = 0
  for (const stock of await listHeldStocks(till.read)) {
    if ((await chooseOrders(till.read, stock, till.now)).length === 0) continue
    released += await till.inTransaction((tx) => releaseOf(tx, stock, till))
  }
  return released
}

/** Chosen anew within the transaction: who opened the mail or paid since keeps their bottles. */
async function releaseOf(tx: SiteWriter, stock: StockPlace, at: At): Promise<number> {
  const ids = (await chooseOrders(tx, stock, at.now)).slice(0, mostAtOnce)
  for (const id of ids) {
    const order = await tx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    // It comes back until it would have ended by itself.
    const kept = order.expires_at ? sayLongMoment(order.expires_at) : ''
    const ended = await releaseOrder(tx, order, { to: 'expired', by: 'clock', detail: gaveWayDetail, now: at.now })
    await tellBuyer(tx, ended, { kind: 'order_gave_way', ...at, params: { prove: addresses.askOrderLink, kept } })
  }
  return ids.length
}

async function chooseOrders(read: SiteReader, stock: StockPlace, now: Date): Promise<string[]> {
  const rows = await selectUnproven(read)
    .where('order_stock.place', '=', stock.place)
    .where('order_stock.item_id', '=', stock.id)
    .select(['orders.id', 'means', 'from_block as block', 'placed_at', 'order_stock.quantity'])
    .orderBy('orders.id')
    .execute()
  const holdings = rows
    .filter(({ means }) => means !== 'CARD')
    .map(({ placed_at, ...order }) => ({ ...order, minutes: (now.getTime() - Date.parse(placed_at)) / 60_000 }))
  const held = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  return chooseGivingWay(holdings, { free: await countStock(read, stock.place, stock.id), held })
}

async function listHeldStocks(read: SiteReader): Promise<StockPlace[]> {
  return selectUnproven(read)
    .where('means', '<>', 'CARD')
    .select(['order_stock.place', 'order_stock.item_id as id'])
    .distinct()
    .orderBy('order_stock.place')
    .orderBy('order_stock.item_id')
    .execute()
}

function selectUnproven(read: SiteReader) {
  return selectUnpaid(read).where('is_proven', '=', 0).innerJoin('order_stock', 'order_stock.order_id', 'orders.id')
}
