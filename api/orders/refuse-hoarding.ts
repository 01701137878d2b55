import { keyOf } from '#app/models/order-goods.ts'
import { done, type Fault, type Outcome, refused } from '#app/models/outcome.ts'
import type { PaymentMeans } from '#app/models/payment.ts'
import { isOverShare, mostBottles, mostOpen, mostUnproven, takesReserve } from '#app/models/unproven-order.ts'
import { countRows } from '../db/count-rows.ts'
import type { SiteReader } from '../db/database.ts'
import { type Around, type Holder, listAround } from './list-around.ts'
import type { ScarceTake } from './read-scarcity.ts'
import { selectUnpaid } from './select-unpaid.ts'

export type Wanted = {
  holder: Holder
  means: PaymentMeans
  takes: readonly ScarceTake[]
  /** The order itself, where it is placed by now: it is its payment that is refused. */
  except?: string
  /** The shop takes cards: whoever is refused may pay at once. */
  takesCards: boolean
}

/**
 * Refuses one more order to whoever holds much without paying, or whose network does: bottles that are held are bottles that nobody
 * buys. Looked at after the bottles were taken, when everybody who wants the same ones waits for this order.
 */
export async function refuseHoarding(read: SiteReader, wanted: Wanted): Promise<Outcome<null>> {
  const { holder } = wanted
  const hasPaid = holder.isProven && (await hasPaidBefore(read, holder))
  for (const around of listAround(holder)) {
    const allowed = await refuseMore(read, wanted, { around, hasPaid })
    if (!allowed.ok) return allowed
  }
  return done(null)
}

type Counted = { around: Around; hasPaid: boolean }

async function refuseMore(read: SiteReader, wanted: Wanted, { around, hasPaid }: Counted): Promise<Outcome<null>> {
  const { holder, means, takes, except = '' } = wanted
  const { measure } = around
  const open = await countRows(held(read, around, except))
  if (open >= (holder.isProven ? mostOpen : mostUnproven * measure.times)) return tooMuch('payment', 'held_orders', wanted)
  // A page of payment closes within minutes.
  if (means === 'CARD' || hasPaid) return done(null)
  // What a proof keeps from giving way counts whatever its means: page after page would else be kept by one proof each.
  const kept = held(read, around, except).where((on) => on.or([on('means', '<>', 'CARD'), on('is_proven', '=', 1)]))
  // Nearly all buyers hold nothing: while they are looked at, everybody who wants the same bottles waits.
  const own = open === 0 ? new Map<string, number>() : await readHeld(kept)
  const bottles = sum([...own.values(), ...takes.map(({ quantity }) => quantity)])
  if (bottles > mostBottles * measure.times) return tooMuch('payment', 'held_bottles', wanted)
  const isTooMuch = takes.some((take) => {
    const mine = own.get(keyOf(take)) ?? 0
    const { free, quantity } = take
    if (isOverShare({ free, wanted: quantity, held: mine }, measure)) return true
    return !holder.isProven && takesReserve({ ...take, wanted: quantity, own: mine }, measure)
  })
  return isTooMuch ? tooMuch('products', 'held_share', wanted) : done(null)
}

export function tooMuch(
  field: string,
  code: 'held_orders' | 'held_bottles' | 'held_share',
  { holder, takesCards, except }: Wanted,
) {
  const fault: Fault = { code, params: { card: takesCards ? 1 : 0, proven: holder.isProven ? 1 : 0 } }
  return refused('rate_limited', { fields: { [except ? 'payment' : field]: fault } })
}

/** What waits of one holder, or of their network. */
export function held(read: SiteReader, { column, key }: Around, except: string) {
  const open = selectUnpaid(read).where('orders.id', '<>', except).where(column, '=', key)
  return column === 'mailbox_key' ? open.where('is_proven', '=', 1) : open
}

/** How much of each stock some orders hold. */
export async function readHeld(orders: ReturnType<typeof selectUnpaid>): Promise<Map<string, number>> {
  const rows = await orders
    .innerJoin('order_stock', 'order_stock.order_id', 'orders.id')
    .select(['order_stock.place', 'order_stock.item_id as id'])
    .select(({ fn }) => fn.sum<number | string>('order_stock.quantity').as('quantity'))
    .groupBy(['order_stock.place', 'order_stock.item_id'])
    .execute()
  return new Map(rows.map(({ quantity, ...stock }) => [keyOf(stock), Number(quantity)]))
}

/** Whether a proven buyer has paid for something by now. */
export async function hasPaidBefore(read: SiteReader, { mailboxKey }: Holder): Promise<boolean> {
  const paid = await read
    .selectFrom('orders')
    .select('id')
    .where('mailbox_key', '=', mailboxKey)
    .where('is_proven', '=', 1)
    .where('payment_state', 'in', ['paid', 'partly_refunded'])
    .where('paid', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return paid !== undefined
}

export function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
