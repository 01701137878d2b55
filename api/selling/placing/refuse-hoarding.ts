import { done, type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { countBottles, isBottles, keyOf, type ScarceGood } from '#app/models/selling/orders/order-goods.ts'
import { isOverShare, mostBottles, mostOpen, mostUnproven, takesReserve } from '#app/models/selling/orders/unproven-order.ts'
import type { PaymentMeans } from '#app/models/selling/payment.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { ScarceTake } from '../holds/read-scarcity.ts'
import { hasPaidBefore } from '../orders/has-paid-before.ts'
import { type Around, type Holder, listAround } from '../orders/list-around.ts'
import { selectUnpaid } from '../orders/select-unpaid.ts'

export type Wanted = {
  holder: Holder
  means: PaymentMeans
  takes: readonly ScarceTake[]
  /** The order itself, where it is placed by now: it is its payment that is refused. */
  except?: string
  /** It is another slot that is asked for. */
  isMove?: boolean
  /** The shop takes cards: whoever is refused may pay at once. */
  takesCards: boolean
}

/**
 * Refuses one more order to whoever holds much without paying, or whose network does: bottles that are held are bottles that nobody
 * buys. Looked at after the bottles were taken, when everybody who wants the same ones waits for this order.
 */
export async function refuseHoarding(read: SiteReader, { open: counted, ...wanted }: Wanted & Counts): Promise<Outcome<null>> {
  const { holder } = wanted
  const hasPaid = await hasPaidBefore(read, holder)
  const all = listAround(holder)
  const open = counted ?? (await countOpen(read, all, wanted.except))
  for (const around of all) {
    const allowed = await refuseMore(read, wanted, { around, hasPaid, open: open(around) })
    if (!allowed.ok) return allowed
  }
  return done(null)
}

/** How many orders wait around the buyer, where that was read before. */
type Counts = { open?: ((around: Around) => number) | undefined }

type Counted = { around: Around; hasPaid: boolean; open: number }

async function refuseMore(read: SiteReader, wanted: Wanted, { around, hasPaid, open }: Counted): Promise<Outcome<null>> {
  const { means, takes, except = '' } = wanted
  const { measure } = around
  if (open >= (around.counts === 'proven' ? mostOpen : mostUnproven * measure.times))
    return tooMuch('payment', 'held_orders', wanted)
  if (hasPaid) return done(null)
  const places = around.counts === 'proven' ? [] : takes.filter((take) => !isBottles(take))
  // A page of payment closes within minutes: for so long it may keep bottles, but nobody needs many places at once.
  if (means === 'CARD' && places.length === 0) return done(null)
  // What a proof keeps from giving way counts whatever its means: page after page would else be kept by one proof each.
  const keeping = held(read, around, except)
  const kept = keeping.where((on) => on.or([on('means', '<>', 'CARD'), on('is_proven', '=', 1)]))
  // Nearly all buyers hold nothing: while they are looked at, everybody who wants the same bottles waits.
  const own = open === 0 ? nothing : await readHeld(kept)
  const ownPlaces = open === 0 || places.length === 0 ? nothing : await readHeld(keeping)
  const bottles = countBottles([...own.values(), ...takes])
  if (means !== 'CARD' && bottles > mostBottles * measure.times) return tooMuch('payment', 'held_bottles', wanted)
  const asked = means === 'CARD' ? places : [...takes.filter(isBottles), ...places]
  const over = asked.find((take) => {
    const mine = (isBottles(take) ? own : ownPlaces).get(keyOf(take))?.quantity ?? 0
    const { free, quantity, isPlace } = take
    if (isOverShare({ free, wanted: quantity, held: mine, isPlace }, measure)) return true
    return around.counts === 'unproven' && takesReserve({ ...take, wanted: quantity, own: mine }, measure)
  })
  return over ? tooMuchOf(over, wanted) : done(null)
}

const nothing: ReadonlyMap<string, ScarceGood> = new Map()

/** The refusal of a share, beside what it is a share of. */
export function tooMuchOf({ place }: ScarceGood, wanted: Wanted): Outcome<never> {
  if (place === 'slot') return tooMuch('idSchedule', 'slot_share', wanted)
  if (place === 'code') return tooMuch('discount', 'code_share', wanted)
  return tooMuch('products', 'held_share', wanted)
}

export function tooMuch(
  field: string,
  code: 'held_orders' | 'held_bottles' | 'held_share' | 'slot_share' | 'code_share',
  { holder, takesCards, except, isMove }: Wanted,
) {
  const fault: Fault = { code, params: { card: takesCards ? 1 : 0, proven: holder.isProven ? 1 : 0 } }
  const beside = isMove ? 'idSchedule' : except ? 'payment' : field
  return refused('rate_limited', { fields: { [beside]: fault } })
}

/** How many orders wait around a buyer, counted for each measure: all of them read in one statement. */
async function countOpen(read: SiteReader, all: readonly Around[], except = ''): Promise<(around: Around) => number> {
  const rows = await selectUnpaid(read)
    .where('orders.id', '<>', except)
    .where((on) => on.or(all.map(({ column, key }) => on(column, '=', key))))
    .select(['is_proven', 'mailbox_key', 'from_block', 'from_network', ({ fn }) => fn.countAll<number | string>().as('count')])
    .groupBy(['is_proven', 'mailbox_key', 'from_block', 'from_network'])
    .execute()
  return ({ column, key, counts }) =>
    rows
      .filter((row) => row[column] === key && (counts === 'both' || row.is_proven === (counts === 'proven' ? 1 : 0)))
      .reduce((sum, { count }) => sum + Number(count), 0)
}

/** What waits of one holder, or of their network. */
export function held(read: SiteReader, { column, key, counts }: Around, except: string) {
  const open = selectUnpaid(read).where('orders.id', '<>', except).where(column, '=', key)
  return counts === 'both' ? open : open.where('is_proven', '=', counts === 'proven' ? 1 : 0)
}

/** How much of each stock some orders hold. */
export async function readHeld(orders: ReturnType<typeof selectUnpaid>): Promise<Map<string, ScarceGood>> {
  const rows = await orders
    .innerJoin('order_stock', 'order_stock.order_id', 'orders.id')
    .select(['order_stock.place', 'order_stock.item_id as id'])
    .select(({ fn }) => fn.sum<number | string>('order_stock.quantity').as('quantity'))
    .groupBy(['order_stock.place', 'order_stock.item_id'])
    .execute()
  return new Map(rows.map((row) => [keyOf(row), { ...row, quantity: Number(row.quantity) }]))
}
