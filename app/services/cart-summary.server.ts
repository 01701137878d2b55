import type { Answer, Contract } from '#api/contract/index.ts'
import { sayCents } from '#app/models/money.ts'
import { cartTexts } from '#app/texts/cart.ts'
import type { CartCode } from './cart-code.server.ts'
import type { Goods } from './cart-lines.server.ts'

type Cart = Answer<Contract['getCart']>

/** One row of the totals. */
export type TotalRow = { label: string; amount: string; isLess?: boolean }

/** What a cart comes to, as its screen needs it. */
export type CartSummary = { rows: TotalRow[]; totalLabel: string; total: string; vat: string; notes: string[]; isFree: boolean }

/** What goods come to, before anything is known of their way. */
export function summarise(goods: Goods): CartSummary {
  const { totals, quantity } = goods
  return {
    rows: [{ label: cartTexts.units(quantity), amount: sayCents(totals.subtotal) }],
    ...{ totalLabel: cartTexts.totalWithout, total: sayCents(totals.total), vat: vatOf(totals.vat) },
    ...{ notes: listNotes(goods), isFree: goods.freeShipping.isFree },
  }
}

/** What a cart comes to, with its code and the way it travels. */
export function summariseCart(cart: Cart, { code, change }: CartCode): CartSummary {
  const { totals, deliveryType, carrier } = cart
  const goods = summarise(cart)
  const less = change ? change.cart.value : 0
  const isKnown = deliveryType === 'clickAndCollect' || carrier !== null
  const total = Math.max(0, totals.total - less)
  return {
    ...goods,
    rows: [
      ...goods.rows,
      ...(less > 0 ? [{ label: cartTexts.discount(code), amount: `− ${sayCents(less)}`, isLess: true }] : []),
      shippingRow(cart),
    ],
    totalLabel: isKnown ? cartTexts.total : cartTexts.totalWithout,
    total: sayCents(total),
    vat: less > 0 ? '' : vatOf(totals.vat),
  }
}

function shippingRow({ deliveryType, carrier, shippingPrices, city, totals }: Cart): TotalRow {
  const { shipping, shippingTo, shippingFrom, shippingLater, collected, free } = cartTexts
  if (deliveryType === 'clickAndCollect') return { label: collected, amount: sayCents(0) }
  const label = city ? shippingTo(city.postalCode) : shipping
  if (carrier) return { label, amount: totals.shippingFees === 0 ? free : sayCents(totals.shippingFees) }
  if (shippingPrices.length === 0) return { label, amount: shippingLater }
  const least = Math.min(...shippingPrices.map(({ price }) => price))
  return { label, amount: least === 0 ? free : shippingFrom(sayCents(least)) }
}

/** What keeps the goods from travelling, and what is missing until they travel for nothing. */
function listNotes({ expedition, freeShipping }: Goods): string[] {
  const { bottles, cents, isFree } = freeShipping
  const { tooFew, tooMany, freeIs, freeEither, freeBottles, freeCents } = cartTexts
  const notes = expedition ? [(expedition.code === 'too_few' ? tooFew : tooMany)(expedition.limit, expedition.by)] : []
  if (isFree) return [...notes, freeIs]
  if (bottles !== null && cents !== null) return [...notes, freeEither(bottles, sayCents(cents))]
  if (bottles !== null) return [...notes, freeBottles(bottles)]
  return cents === null ? notes : [...notes, freeCents(sayCents(cents))]
}

function vatOf(vat: Goods['totals']['vat']): string {
  return cartTexts.vat(sayCents(vat.reduce((sum, { tax }) => sum + tax, 0)))
}
