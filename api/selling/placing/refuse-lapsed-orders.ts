import { done, type Outcome } from '#app/models/platform/outcome.ts'
import { asksTooMuchAgain, isLeftUnpaid, type Lapse, lapseHours } from '#app/models/selling/orders/lapsed-order.ts'
import { countBottles, keyOf, type ScarceGood } from '#app/models/selling/orders/order-goods.ts'
import { cardGraceMinutes } from '#app/models/selling/orders/unproven-order.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { ScarceTake } from '../holds/read-scarcity.ts'
import { hasPaidBefore } from '../orders/has-paid-before.ts'
import { type Around, listAround, listKept } from '../orders/list-around.ts'
import { selectUnpaid } from '../orders/select-unpaid.ts'
import { held, readHeld, tooMuchOf, type Wanted } from './refuse-hoarding.ts'

/**
 * Refuses one more order to a place that left others unpaid, or to its network: each keeps its bottles for minutes only where they
 * grow scarce, but order after order would keep a wine for hours, whatever its means. Who has proven theirs and never paid is measured more widely.
 */
export async function refuseLapsedOrders(
  read: SiteReader,
  { hasLapsed = true, ...wanted }: Wanted & { hasLapsed?: boolean | undefined },
  now: Date,
): Promise<Outcome<null>> {
  const { holder } = wanted
  const around = holder.isProven ? listKept(holder) : listAround(holder)
  if (around.length === 0) return done(null)
  // Whoever has proven theirs answers for what was proven, and not for what strangers beside them left.
  const lapses = hasLapsed ? await readLapses(read, around, now) : []
  const all = lapses.filter(({ isProven }) => isProven || !holder.isProven)
  // Nearly all buyers have left nothing: while they are looked at, everybody who wants the same bottles waits.
  if (all.length === 0 && (wanted.means !== 'CARD' || holder.isProven)) return done(null)
  if (await hasPaidBefore(read, holder)) return done(null)
  const left = holder.isProven ? new Map<string, Left>() : await readAllLeft(read, wanted.takes, now)
  for (const one of around) {
    const lapsed = all.filter((order) => order[one.column] === one.key)
    const over = await findTooMuch(read, wanted, { around: one, lapsed, left })
    // By card it is the same: nobody is told to pay by card instead.
    if (over) return tooMuchOf(over, { ...wanted, takesCards: false })
  }
  return done(null)
}

/** Whether a wine is kept from others by orders that nobody proves or pays, wherever they come from; and whether by those by card alone. */
type Left = { isLeftUnpaid: boolean; isLeftByCard: boolean }

type Known = { around: Around; lapsed: readonly Lapsed[]; left: ReadonlyMap<string, Left> }

async function findTooMuch(read: SiteReader, { takes, means, except = '' }: Wanted, known: Known) {
  const { around, lapsed, left } = known
  if (lapsed.length === 0 && ![...left.values()].some(({ isLeftByCard }) => isLeftByCard)) return undefined
  const own = await readHeld(held(read, around, except))
  const all = { ownInAll: countBottles(own.values()), wantedInAll: countBottles(takes) }
  return takes.find((take) => {
    const key = keyOf(take)
    const lapses = lapsed.map(({ wines, isCard }): Lapse => {
      return { ofWine: wines.get(key)?.quantity ?? 0, inAll: countBottles(wines.values()), isCard }
    })
    const { free, isPlace } = take
    const ofWine = { free, held: take.held, isPlace, wanted: take.quantity, own: own.get(key)?.quantity ?? 0 }
    const measured = { lapses, measure: around.measure, isCard: means === 'CARD', ...(left.get(key) ?? unhurt) }
    return asksTooMuchAgain({ ...ofWine, ...all, ...measured })
  })
}

type Lapsed = Record<Around['column'], string> & { wines: Map<string, ScarceGood>; isCard: boolean; isProven: boolean }

/** What each order of a place or its network held that ended within a day without proof or payment, as they ended. */
async function readLapses(read: SiteReader, around: readonly Around[], now: Date): Promise<Lapsed[]> {
  const rows = await selectLapsed(read, now)
    .where((on) => on.or(around.map(({ column, key }) => on(column, '=', key))))
    .select([
      'orders.id as order',
      'means',
      'is_proven',
      'mailbox_key',
      'from_block',
      'from_network',
      'place',
      'item_id as id',
      'quantity',
    ])
    .orderBy('updated_at')
    .orderBy('orders.id')
    .execute()
  const orders = new Map<string, Lapsed>()
  for (const { order, means, is_proven, quantity, place, id, ...from } of rows) {
    const facts = { ...from, isCard: means === 'CARD', isProven: is_proven === 1 }
    const lapsed = orders.get(order) ?? { ...facts, wines: new Map<string, ScarceGood>() }
    lapsed.wines.set(keyOf({ place, id }), { place, id, quantity })
    orders.set(order, lapsed)
  }
  return [...orders.values()]
}

async function readAllLeft(read: SiteReader, takes: readonly ScarceTake[], now: Date): Promise<Map<string, Left>> {
  const left = new Map<string, Left>()
  for (const take of takes) left.set(keyOf(take), await readLeft(read, take, now))
  return left
}

const unhurt: Left = { isLeftUnpaid: false, isLeftByCard: false }

async function readLeft(read: SiteReader, take: ScarceTake, now: Date): Promise<Left> {
  const { place, id, free, held, isPlace } = take
  const overdue = selectUnpaid(read)
    .where('is_proven', '=', 0)
    .where('placed_at', '<=', new Date(now.getTime() - cardGraceMinutes * 60_000).toISOString())
    .innerJoin('order_stock', 'order_stock.order_id', 'orders.id')
  const unpaid = { all: 0, byCard: 0 }
  for (const orders of [selectLapsed(read, now), overdue]) {
    const rows = await orders
      .where('place', '=', place)
      .where('item_id', '=', id)
      .select(['means', ({ fn }) => fn.sum<number | string>('quantity').as('bottles')])
      .groupBy('means')
      .execute()
    for (const { means, bottles } of rows) {
      unpaid.all += Number(bottles)
      if (means === 'CARD') unpaid.byCard += Number(bottles)
    }
  }
  if (!isLeftUnpaid({ free, held, isPlace, unpaid: unpaid.all, paid: 0 })) return unhurt
  const paid = await countBought(read, take, now)
  return {
    isLeftUnpaid: isLeftUnpaid({ free, held, isPlace, unpaid: unpaid.all, paid }),
    isLeftByCard: isLeftUnpaid({ free, held, isPlace, unpaid: unpaid.byCard, paid }),
  }
}

async function countBought(read: SiteReader, { place, id }: ScarceTake, now: Date): Promise<number> {
  const bought = await read
    .selectFrom('orders')
    .innerJoin('order_stock', 'order_stock.order_id', 'orders.id')
    .where('placed_at', '>', lapsedSince(now))
    .where('paid', '>', 0)
    .where('is_holding', '=', 1)
    .where('place', '=', place)
    .where('item_id', '=', id)
    .select(({ fn }) => fn.sum<number | string | null>('quantity').as('bottles'))
    .executeTakeFirst()
  return Number(bought?.bottles ?? 0)
}

/** The place of an order is known for a day where it ended without payment, and for no other that is over. */
function selectLapsed(read: SiteReader, now: Date) {
  return read
    .selectFrom('orders')
    .where('from_block', '>', '')
    .where('is_holding', '=', 0)
    .where('updated_at', '>', lapsedSince(now))
    .innerJoin('order_stock', 'order_stock.order_id', 'orders.id')
}

/** Since when an order counts that ended without proof or payment. */
export function lapsedSince(now: Date): string {
  return new Date(now.getTime() - lapseHours * 3_600_000).toISOString()
}
