import { randomBytes } from 'node:crypto'
import type { ScarceGood } from '#app/models/selling/orders/order-goods.ts'
import { noHash } from '#app/models/selling/orders/order-history.ts'
import { formatReference } from '#app/models/selling/orders/order-reference.ts'
import type { PaymentMeans } from '#app/models/selling/payment.ts'
import type { DeliveryPromise } from '#app/models/selling/shipping/delivery-promise.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { Sealing } from '../../platform/outside/sealing.ts'
import { makeSecret } from '../../platform/secrets/secrets.ts'
import { hashOf } from '../cart/views/cart-rows.ts'
import { expiryOf } from '../holds/order-expiry.ts'
import { hashEntry, isWaiting, type OrderRow, writeEntry } from '../orders/add-step.ts'
import { makeOrderToken } from '../orders/order-link.ts'
import { orderSearchText } from '../orders/order-search-text.ts'
import { promisedDays } from '../orders/promise-order.ts'
import type { ByHand, Reckoned } from './evaluate-order.ts'

type Body = Read<Contract['placeOrder']>['body']

/** What an order is written down from: all of it was judged before. */
export type NewOrder = Reckoned & {
  body: Body
  checkoutHash: string
  means: PaymentMeans
  /** The days on which it would come if it were paid now. */
  promise: DeliveryPromise | null
  termsVersion: number
  /** What it takes from others: bottles, a place of a slot, a use of a code. */
  takes: readonly ScarceGood[]
  /** The house took it down itself. */
  byHand?: ByHand
  /** By which the buyer held the cart, where they are no member. */
  cartKey?: string | undefined
  sealing: Sealing
  /** What is kept of the place it came from. */
  block: string
  network: string
  /** How long it holds its goods as long as nobody proves it. */
  holdMinutes: number
  now: Date
}

/** Writes an order down as it was made: nothing of the catalogue, of prices or of addresses changes it afterwards. */
export async function writeOrder(tx: SiteWriter, given: NewOrder): Promise<OrderRow> {
  const row = rowOf(given)
  const placed = {
    machine: 'order',
    from: '',
    to: 'placed',
    by: given.byHand ? 'owner' : 'buyer',
    amount: row.total,
    detail: row.means,
  } as const
  const entry = { ...placed, order: row.id, step: 1, at: row.placed_at }
  const begun = { ...row, steps: entry.step, last_hash: hashEntry(entry, noHash) }
  const order = await tx.insertInto('orders').values(begun).returningAll().executeTakeFirstOrThrow()
  await writeEntry(tx, entry, order.last_hash)
  await tx.insertInto('order_lines').values(linesOf(order.id, given)).execute()
  if (given.takes.length > 0) {
    const mark = { order_id: order.id, is_waiting: isWaiting(order) ? (1 as const) : (0 as const) }
    const rows = given.takes.map(({ place, id, quantity }) => ({ ...mark, place, item_id: id, quantity }))
    await tx.insertInto('order_stock').values(rows).execute()
  }
  return order
}

function rowOf({ body, buyer, totals, wrapping, delivery, code, rules, means, ...given }: NewOrder) {
  const { collection } = delivery
  const now = given.now.toISOString()
  const reference = makeReference()
  const { isProven } = buyer
  // What costs nothing waits for its proof as others wait for their money.
  const isSettled = totals.total === 0 && isProven
  const held = { is_proven: isProven ? (1 as const) : (0 as const), hold_minutes: given.holdMinutes, placed_at: now }
  return {
    ...makeOrderToken(crypto.randomUUID(), given.sealing),
    reference,
    search_key: orderSearchText({ reference, email: buyer.email }, body.address.billing),
    checkout: body.checkout ?? null,
    checkout_hash: given.checkoutHash,
    holder_hash: hashOf(given.cartKey),
    user_id: buyer.userId,
    email: buyer.email,
    email_key: buyer.emailKey,
    mailbox_key: buyer.mailboxKey,
    phone: buyer.phone,
    message: body.message ?? '',
    ...giftOf({ body, totals, wrapping }),
    means,
    payment_state: isSettled ? ('paid' as const) : ('awaiting' as const),
    fulfilment_state: 'new' as const,
    delivery_type: delivery.type,
    delivery: JSON.stringify({ carrier: delivery.carrier, accessPoint: delivery.accessPoint, collection }),
    delivery_address: body.address.delivery ? JSON.stringify(body.address.delivery) : null,
    billing_address: JSON.stringify(body.address.billing),
    slot_id: collection?.idSchedule ?? null,
    slot_day: collection?.day ?? null,
    slot_moment: collection?.ends ?? null,
    subtotal: totals.subtotal + totals.wrapping,
    discount: totals.discount,
    shipping_discount: totals.shippingDiscount,
    shipping_fees: totals.shippingFees,
    total: totals.total,
    paid: 0,
    refunded: 0,
    vat: JSON.stringify(totals.vat),
    freight: JSON.stringify(totals.freight),
    tax: JSON.stringify(given.tax),
    discount_code_id: code?.id ?? null,
    discount_code: code?.code ?? '',
    terms_version: given.termsVersion,
    is_adult_declared: buyer.ageWords ? (1 as const) : (0 as const),
    age_words: buyer.ageWords,
    is_holding: 1 as const,
    tracking: '[]',
    ...held,
    proof: isProven ? '' : makeSecret(),
    ...(isSettled ? {} : { from_block: given.block, from_network: given.network }),
    updated_at: now,
    sent_at: null,
    reminded_at: null,
    review_asked_at: null,
    ...promisedDays(given.promise, isSettled),
    expires_at: isSettled ? null : expiryOf({ means, slot: collection?.ends, now: given.now, rules, held }),
  }
}

function giftOf({ body: { gift }, totals, wrapping }: Pick<NewOrder, 'body' | 'totals' | 'wrapping'>) {
  return {
    gift: gift ? JSON.stringify(gift) : '',
    wrapping: totals.wrapping,
    wrapping_rate: wrapping?.vatRate ?? 0,
  }
}

function linesOf(orderId: string, { goods, totals }: NewOrder) {
  return goods.map((good, place) => ({
    order_id: orderId,
    place,
    product_id: good.idProduct,
    declination_id: good.idDeclination,
    name: good.name,
    details: JSON.stringify(good.details),
    quantity: good.quantity,
    unit_price: good.unitPrice,
    amount_before: totals.lines[place]?.before ?? 0,
    amount_after: totals.lines[place]?.after ?? 0,
    amount_paid: totals.lines[place]?.paid ?? 0,
    vat_rate: good.vatRate,
    takes: JSON.stringify(good.takes),
  }))
}

/** Of sixteen random bytes nearly always enough are fair; else others are drawn. */
function makeReference(): string {
  return formatReference(randomBytes(16)) ?? makeReference()
}
