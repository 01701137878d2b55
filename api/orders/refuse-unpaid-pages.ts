import { asksTooMuchByCard, isLeftUnpaid, type Lapse, lapseHours, networkTimes } from '#app/models/lapsed-page.ts'
import { keyOf } from '#app/models/order-goods.ts'
import { done, type Outcome } from '#app/models/outcome.ts'
import { cardGraceMinutes } from '#app/models/unproven-order.ts'
import type { SiteReader } from '../db/database.ts'
import type { ScarceTake } from './read-scarcity.ts'
import { readHeld, sum, tooMuch, type Wanted } from './refuse-hoarding.ts'
import { selectUnpaid } from './select-unpaid.ts'

type Around = { column: 'from_block' | 'from_network'; key: string; times: number }

/**
 * Refuses one more page of payment to a place that left others unpaid: each keeps its bottles for minutes only, but page after page
 * would keep a wine for hours. What is proven has its own measure.
 */
export async function refuseUnpaidPages(read: SiteReader, wanted: Wanted, now: Date): Promise<Outcome<null>> {
  const { holder, takes } = wanted
  if (holder.isProven) return done(null)
  const left = new Map<string, boolean>()
  for (const take of takes) left.set(keyOf(take), await isWineLeft(read, take, now))
  const place: Around = { column: 'from_block', key: holder.block, times: 1 }
  const network: Around = { column: 'from_network', key: holder.network, times: networkTimes }
  for (const around of [place, network]) {
    if (await asksTooMuch(read, wanted, { around, left, now })) {
      // It is the page of payment that is refused: nobody is told to pay by card instead.
      return tooMuch('products', 'held_share', { ...wanted, takesCards: false })
    }
  }
  return done(null)
}

type Known = { around: Around; left: ReadonlyMap<string, boolean>; now: Date }

async function asksTooMuch(read: SiteReader, { takes, except = '' }: Wanted, { around, left, now }: Known): Promise<boolean> {
  const lapsed = await readLapses(read, around, now)
  if (lapsed.length === 0 && ![...left.values()].includes(true)) return false
  const own = await readHeld(selectUnpaid(read).where(around.column, '=', around.key).where('orders.id', '<>', except))
  const all = { ownInAll: sum([...own.values()]), wantedInAll: sum(takes.map(({ quantity }) => quantity)) }
  return takes.some((take) => {
    const key = keyOf(take)
    const lapses = lapsed.map((wines): Lapse => ({ ofWine: wines.get(key) ?? 0, inAll: sum([...wines.values()]) }))
    const ofWine = { free: take.free, held: take.held, wanted: take.quantity, own: own.get(key) ?? 0 }
    return asksTooMuchByCard({ ...ofWine, ...all, lapses, times: around.times, isLeftUnpaid: left.get(key) === true })
  })
}

/** What each order of a place held whose page of payment was left unpaid within a day, as they ended. */
async function readLapses(read: SiteReader, { column, key }: Around, now: Date): Promise<Map<string, number>[]> {
  const rows = await selectLapsed(read, now)
    .where(column, '=', key)
    .select(['orders.id as order', 'place', 'item_id as id', 'quantity'])
    .orderBy('updated_at')
    .orderBy('orders.id')
    .execute()
  const orders = new Map<string, Map<string, number>>()
  for (const { order, quantity, ...stock } of rows) {
    const wines = orders.get(order) ?? new Map<string, number>()
    orders.set(order, wines.set(keyOf(stock), quantity))
  }
  return [...orders.values()]
}

/** Whether a wine is kept from others by pages that nobody pays, wherever they come from. */
async function isWineLeft(read: SiteReader, take: ScarceTake, now: Date): Promise<boolean> {
  const { place, id, free, held } = take
  const lapsed = await selectLapsed(read, now)
    .where('place', '=', place)
    .where('item_id', '=', id)
    .select(({ fn }) => fn.sum<number | string | null>('quantity').as('bottles'))
    .executeTakeFirst()
  const overdue = await selectUnpaid(read)
    .where('is_proven', '=', 0)
    .where('means', '=', 'CARD')
    .where('placed_at', '<=', new Date(now.getTime() - cardGraceMinutes * 60_000).toISOString())
    .innerJoin('order_stock', 'order_stock.order_id', 'orders.id')
    .where('place', '=', place)
    .where('item_id', '=', id)
    .select(({ fn }) => fn.sum<number | string | null>('quantity').as('bottles'))
    .executeTakeFirst()
  const unpaid = Number(lapsed?.bottles ?? 0) + Number(overdue?.bottles ?? 0)
  if (!isLeftUnpaid({ free, held, unpaid, paid: 0 })) return false
  return isLeftUnpaid({ free, held, unpaid, paid: await countBought(read, take, now) })
}

async function countBought(read: SiteReader, { place, id }: ScarceTake, now: Date): Promise<number> {
  const bought = await read
    .selectFrom('orders')
    .innerJoin('order_stock', 'order_stock.order_id', 'orders.id')
    .where('placed_at', '>', dayBefore(now))
    .where('paid', '>', 0)
    .where('is_holding', '=', 1)
    .where('place', '=', place)
    .where('item_id', '=', id)
    .select(({ fn }) => fn.sum<number | string | null>('quantity').as('bottles'))
    .executeTakeFirst()
  return Number(bought?.bottles ?? 0)
}

/** The place of an order is known for a day where it ended with a page of payment unpaid, and for no other that is over. */
function selectLapsed(read: SiteReader, now: Date) {
  return read
    .selectFrom('orders')
    .where('from_block', '>', '')
    .where('is_holding', '=', 0)
    .where('updated_at', '>', dayBefore(now))
    .innerJoin('order_stock', 'order_stock.order_id', 'orders.id')
}

function dayBefore(now: Date): string {
  return new Date(now.getTime() - lapseHours * 3_600_000).toISOString()
}
