import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { isBottles, type ScarceGood } from '#app/models/selling/orders/order-goods.ts'
import { chooseGivingWay } from '#app/models/selling/orders/unproven-order.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { countFree } from '../holds/read-scarcity.ts'
import { gaveWayDetail, releaseOrder } from '../holds/release-order.ts'
import { readReturn } from '../holds/take-again.ts'
import { selectUnpaid } from '../orders/select-unpaid.ts'
import { type At, tellBuyer } from '../orders/tell-order.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import type { Till } from '../payments/open-session.ts'

type Stock = Pick<ScarceGood, 'place' | 'id'>

/** How many orders give way of one wine in one turn; the next turn takes the others. */
const mostAtOnce = 50

/**
 * Takes bottles back from orders that nobody has proven where they leave too little of a wine to others, of a slot or of a code.
 * Who is at a page of payment keeps theirs for as long as it takes to pay; whoever proves their order in time takes its bottles again.
 */
export async function letOrdersGiveWay(till: Till): Promise<number> {
  let released = 0
  for (const stock of await listHeldStocks(till.read)) released += await freeReserve(till, stock)
  return released
}

/**
 * One after the other: its page of payment is shut first, so that nobody pays for what is given back, and who has paid there
 * meanwhile keeps it. Whose page cannot be shut now is passed over.
 */
async function freeReserve(till: Till, stock: Stock): Promise<number> {
  const passed = new Set<string>()
  let released = 0
  for (let turn = 0; turn < mostAtOnce; turn += 1) {
    const [id] = await chooseOrders(till.read, stock, { now: till.now, passed })
    if (id === undefined) break
    if (!(await closeOpenSessions(till, id))) passed.add(id)
    else if (await till.inTransaction((tx) => releaseChosen(tx, { id, stock }, till))) released += 1
  }
  return released
}

/** Chosen anew within the transaction: who opened the mail or paid since keeps their bottles. */
async function releaseChosen(tx: SiteWriter, { id, stock }: { id: string; stock: Stock }, at: At): Promise<boolean> {
  if (!(await chooseOrders(tx, stock, { now: at.now })).includes(id)) return false
  await releaseOne(tx, id, at)
  return true
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

type Turn = { now: Date; passed?: ReadonlySet<string> }

async function chooseOrders(read: SiteReader, stock: Stock, { now, passed }: Turn): Promise<string[]> {
  const free = await countFree(read, stock)
  if (free === undefined) return []
  const rows = await selectUnproven(read)
    .where('order_stock.place', '=', stock.place)
    .where('order_stock.item_id', '=', stock.id)
    .select(['orders.id', 'means', 'from_block as block', 'from_network as network', 'placed_at', 'order_stock.quantity'])
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
  const may = passed ? holdings.filter(({ id }) => !passed.has(id)) : holdings
  return chooseGivingWay(may, { free, held, isPlace: !isBottles({ ...stock, quantity: 1 }) })
}

async function listHeldStocks(read: SiteReader): Promise<Stock[]> {
  return read
    .selectFrom('order_stock')
    .where('is_waiting', '=', 1)
    .select(['place', 'item_id as id'])
    .distinct()
    .orderBy('place')
    .orderBy('item_id')
    .execute()
}

function selectUnproven(read: SiteReader) {
  return selectUnpaid(read).where('is_proven', '=', 0).innerJoin('order_stock', 'order_stock.order_id', 'orders.id')
}
