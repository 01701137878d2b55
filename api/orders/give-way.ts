import { addresses } from '#app/models/addresses.ts'
import { sayLongMoment } from '#app/models/french-date.ts'
import { chooseGivingWay } from '#app/models/unproven-order.ts'
import type { SiteReader, SiteWriter } from '../db/database.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import type { Till } from '../payments/open-session.ts'
import type { StockPlace } from '../stock/move-stock.ts'
import { countStock } from './read-hold.ts'
import { gaveWayDetail, releaseOrder } from './release-order.ts'
import { selectUnpaid } from './select-unpaid.ts'
import { readReturn } from './take-again.ts'
import { type At, tellBuyer } from './tell-order.ts'

/** How many orders give way of one wine in one turn; the next turn takes the others. */
const mostAtOnce = 50

/**
 * Takes bottles back from orders that nobody has proven where they leave too little of a wine to others. Who is at a page of payment
 * keeps theirs for as long as it takes to pay; whoever proves their order in time takes its bottles again.
 */
export async function letOrdersGiveWay(till: Till): Promise<number> {
  let released = 0
  for (const stock of await listHeldStocks(till.read)) {
    const shut = await shutPages(till, await chooseOrders(till.read, stock, till.now))
    if (shut.size > 0) released += await till.inTransaction((tx) => releaseOf(tx, stock, { ...till, shut }))
  }
  return released
}

/** Those whose pages of payment are shut by now, so that nobody pays for what is given back; who has paid meanwhile keeps it. */
async function shutPages(till: Till, ids: readonly string[]): Promise<Set<string>> {
  const shut = new Set<string>()
  for (const id of ids.slice(0, mostAtOnce)) if (await closeOpenSessions(till, id)) shut.add(id)
  return shut
}

/** Chosen anew within the transaction: who opened the mail or paid since keeps their bottles. */
async function releaseOf(tx: SiteWriter, stock: StockPlace, at: At & { shut: ReadonlySet<string> }): Promise<number> {
  const ids = (await chooseOrders(tx, stock, at.now)).filter((id) => at.shut.has(id))
  for (const id of ids) await releaseOne(tx, id, at)
  return ids.length
}

async function releaseOne(tx: SiteWriter, id: string, { site, now }: At): Promise<void> {
  const order = await tx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const ended = await releaseOrder(tx, order, { to: 'expired', by: 'clock', detail: gaveWayDetail, now })
  const until = await readReturn(tx, ended, { site, now })
  if (until === null) {
    await tellBuyer(tx, ended, { kind: 'order_expired', site, now })
    return
  }
  const params = { prove: addresses.askOrderLink, kept: sayLongMoment(until) }
  await tellBuyer(tx, ended, { kind: 'order_gave_way', site, now, params })
}

async function chooseOrders(read: SiteReader, stock: StockPlace, now: Date): Promise<string[]> {
  const rows = await selectUnproven(read)
    .where('order_stock.place', '=', stock.place)
    .where('order_stock.item_id', '=', stock.id)
    .select(['orders.id', 'means', 'from_block as block', 'placed_at', 'order_stock.quantity'])
    .select((row) =>
      row
        .selectFrom('payments')
        .whereRef('payments.order_id', '=', 'orders.id')
        .where('provider', '<>', 'HAND')
        .select(({ fn }) => fn.min('created_at').as('page_at'))
        .as('page_at'),
    )
    .orderBy('orders.id')
    .execute()
  const holdings = rows.map(({ placed_at, page_at, means, ...order }) => {
    const isCard = means === 'CARD'
    const since = Date.parse((isCard && page_at) || placed_at)
    return { ...order, isCard, minutes: (now.getTime() - since) / 60_000 }
  })
  const held = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  return chooseGivingWay(holdings, { free: await countStock(read, stock.place, stock.id), held })
}

async function listHeldStocks(read: SiteReader): Promise<StockPlace[]> {
  return selectUnproven(read)
    .select(['order_stock.place', 'order_stock.item_id as id'])
    .distinct()
    .orderBy('order_stock.place')
    .orderBy('order_stock.item_id')
    .execute()
}

function selectUnproven(read: SiteReader) {
  return selectUnpaid(read).where('is_proven', '=', 0).innerJoin('order_stock', 'order_stock.order_id', 'orders.id')
}
