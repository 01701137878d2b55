import type { MailKind } from '#app/models/audience/mail-kind.ts'
import { type MailReceipt, pictureAt } from '#app/models/audience/mail-receipt.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { readGift } from '#app/models/selling/cart/gift.ts'
import { isPaid } from '#app/models/selling/payment.ts'
import { giftTexts, sayGift } from '#app/texts/selling/gift.ts'
import { receiptTexts as words } from '#app/texts/selling/receipt.ts'
import type { OrderAddress } from '../../contract/platform/address.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { nameLine } from '../orders/name-line.ts'
import { sayArrival } from '../orders/say-arrival.ts'
import { sayDelivery } from '../placing/order-mail-data.ts'

/** The mails that are receipts; those to the house say whose order it is in words of their own. */
const receipts: readonly MailKind[] = ['order_placed', 'order_received', 'order_paid', 'order_shipped', 'order_ready']
const toHouse: readonly MailKind[] = ['order_received']

/** Right after an order nobody wants it again. */
const tooEarly: readonly MailKind[] = ['order_placed', 'order_received']

type Address = Omit<ReturnType<typeof OrderAddress.parse>, 'phone'>
type LineRow = Awaited<ReturnType<typeof readBoughtWines>>[number]

/** The lines of an order as a receipt has them. */
export function readBoughtWines(read: SiteReader, orderId: string) {
  return read.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('place').execute()
}

/**
 * What the mail of an order shows as a receipt, as the order stands when the mail leaves. Names and addresses were typed, and anybody may
 * have typed the mailbox: they are told once it is proven to be the buyer's, or paid.
 */
export function writeReceipt(
  order: OrderRow,
  rows: readonly LineRow[],
  { kind, named }: { kind: MailKind; named: GoodsWords },
): MailReceipt | undefined {
  if (!receipts.includes(kind)) return undefined
  const isKnown = order.is_proven === 1 || isPaid(order.payment_state) || toHouse.includes(kind)
  const billing = JSON.parse(order.billing_address) as Address
  return {
    title: words.title(order.reference),
    firstname: isKnown && !toHouse.includes(kind) ? billing.firstname.trim() : '',
    lines: rows.map(toLine),
    sums: sumsOf(order),
    total: { label: words.total, value: sayCents(order.total) },
    tax: taxOf(order),
    boxes: [
      deliveryOf(order, isKnown),
      ...(isKnown ? giftOf(order) : []),
      ...(isKnown ? [{ title: words.billing, lines: linesOf(billing) }] : []),
    ],
    again: tooEarly.includes(kind) ? undefined : { label: words.again(named), path: againPath(rows) },
  }
}

function toLine(row: LineRow, place: number): MailReceipt['lines'][number] {
  const { name, size } = nameLine(row)
  return {
    picture: pictureAt(place),
    name: bindFrenchSpaces(name),
    detail: [String(row.quantity), size].filter(Boolean).join(' × '),
    amount: sayCents(row.amount_after),
  }
}

function taxOf({ vat }: OrderRow): MailReceipt['tax'] {
  const tax = (JSON.parse(vat) as { tax: number }[]).reduce((sum, one) => sum + one.tax, 0)
  return tax > 0 ? { label: words.tax, value: sayCents(tax) } : undefined
}

/** Rows that add up to the total. */
function sumsOf(order: OrderRow): MailReceipt['sums'] {
  const asked = order.shipping_fees + order.shipping_discount
  const less = (label: string, cents: number) => (cents > 0 ? [{ label, value: sayCents(-cents) }] : [])
  const travels = order.delivery_type === 'DELIVERY' || order.delivery_type === 'PICKUP'
  return [
    { label: words.subtotal, value: sayCents(order.subtotal - order.wrapping) },
    ...less(order.discount_code ? words.discountWith(order.discount_code) : words.discount, order.discount),
    ...(travels ? [{ label: words.shipping, value: asked === 0 ? words.free : sayCents(asked) }] : []),
    ...less(words.shippingDiscount, order.shipping_discount),
    ...(order.wrapping > 0 ? [{ label: words.wrapping, value: sayCents(order.wrapping) }] : []),
  ]
}

function deliveryOf(order: OrderRow, isKnown: boolean): MailReceipt['boxes'][number] {
  const delivery = JSON.parse(order.delivery) as Omit<Parameters<typeof sayDelivery>[0], 'type'>
  const to = order.delivery_address ?? order.billing_address
  const isSent = order.delivery_type === 'DELIVERY'
  const arrival = sayArrival(order)
  return {
    title: delivery.collection ? words.collection : words.delivery,
    lines: [
      sayDelivery({ type: order.delivery_type, ...delivery }, order.shipping_fees),
      ...(arrival ? [arrival] : []),
      ...(isKnown && isSent ? linesOf(JSON.parse(to) as Address) : []),
    ].map(bindFrenchSpaces),
  }
}

/** What goes with a gift; its words are its buyer's own. */
function giftOf(order: OrderRow): MailReceipt['boxes'] {
  const gift = readGift(order)
  return gift ? [{ title: giftTexts.title, lines: sayGift(gift).map(bindFrenchSpaces) }] : []
}

function linesOf({ firstname, lastname, address, addressPart2, postalCode, city, country }: Address): string[] {
  return [
    `${firstname} ${lastname}`,
    address,
    addressPart2 ?? '',
    `${postalCode} ${city}`,
    country === 'FR' ? '' : (country ?? ''),
  ].filter((line) => line.trim() !== '')
}

function againPath(rows: readonly LineRow[]): string {
  const vins = rows.map(({ declination_id, quantity }) => `${declination_id}:${quantity}`).join(',')
  return `${addresses.fillCart}?vins=${vins}`
}
