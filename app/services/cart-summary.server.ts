import type { Answer, Contract } from '#api/contract/index.ts'
import { type CartTotals, computeTotals, shippingVatRate } from '#app/models/cart-totals.ts'
import type { Discount } from '#app/models/discount.ts'
import { sayCents } from '#app/models/money.ts'
import type { FreeShipping } from '#app/models/shipping-rules.ts'
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
export function summariseCart(cart: Cart, { code, change }: CartCode, free: FreeShipping): CartSummary {
  const totals = change ? withCode(cart, change.discount, free) : cart.totals
  const less = totals.discount + totals.shippingDiscount
  const isKnown = cart.deliveryType === 'clickAndCollect' || cart.carrier !== null
  const goods = summarise(cart)
  return {
    ...goods,
    rows: [
      ...goods.rows,
      ...(change ? [{ label: cartTexts.discount(code), amount: `− ${sayCents(less)}`, isLess: true }] : []),
      shippingRow(cart, totals.shippingFees + totals.shippingDiscount),
    ],
    totalLabel: isKnown ? cartTexts.total : cartTexts.totalWithout,
    total: sayCents(totals.total),
    vat: vatOf(totals.vat),
  }
}

/** The one sum, with the code that counts for the whole cart. */
function withCode({ lines, carrier, bottles }: Cart, discount: Discount, freeShipping: FreeShipping): CartTotals {
  return computeTotals({
    lines: lines.flatMap(({ unitPrice, quantity, vatRate, declination }) =>
      declination ? [{ unitPrice, quantity, vatRate, discount: declination.discount }] : [],
    ),
    ...{ discount, shippingFees: carrier?.fdp ?? 0, shippingVatRate, bottles: bottles.counted, freeShipping },
  })
}

function shippingRow({ deliveryType, carrier, shippingPrices, city }: Cart, fees: number): TotalRow {
  const { shipping, shippingTo, shippingFrom, shippingLater, collected, free } = cartTexts
  if (deliveryType === 'clickAndCollect') return { label: collected, amount: sayCents(0) }
  const label = city ? shippingTo(city.postalCode) : shipping
  if (carrier) return { label, amount: fees === 0 ? free : sayCents(fees) }
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
