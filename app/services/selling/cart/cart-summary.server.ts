import type { Answer, Contract } from '#api/contract/index.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { type CartTotals, computeTotals } from '#app/models/selling/cart/cart-totals.ts'
import { type FreeShipping, findFreeShippingGap, readFreeShipping } from '#app/models/selling/shipping/shipping-rules.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { cartAnswers } from '#app/texts/selling/checkout-answers.ts'
import { giftTexts } from '#app/texts/selling/gift.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { CartCode } from '#app/ui/selling/cart/cart-code-view.ts'
import type { Goods } from '#app/ui/selling/cart/cart-lines.ts'
import type { CartSummary, TotalRow } from '#app/ui/selling/cart/cart-summary.ts'

type Cart = Answer<Contract['getCart']>

type Deduction = NonNullable<CartCode['change']>['discount']

/** What goods come to, before anything is known of their way. */
export function summarise(goods: Goods, named: GoodsWords): CartSummary {
  const { totals } = goods
  return {
    rows: [
      { label: cartTexts.units(countSold(goods)), amount: sayCents(totals.subtotal) },
      ...(totals.wrapping > 0 ? [{ label: giftTexts.wrapping, amount: sayCents(totals.wrapping) }] : []),
    ],
    totalLabel: cartTexts.totalWithout,
    total: sayCents(totals.total),
    vat: vatOf(totals.vat),
    notes: listNotes(goods, named),
    isFree: goods.freeShipping.isFree,
  }
}

/** How many of what a cart holds are sold still: the others count in no total. */
export function countSold({ lines }: Pick<Goods, 'lines'>): number {
  return lines.reduce((sum, { declination, quantity }) => sum + (declination ? quantity : 0), 0)
}

/** What a site says of each cart: from when its parcels travel for nothing, and how it calls what it sells. */
export type Terms = { free: FreeShipping; named: GoodsWords }

export function termsOf(values: Parameters<typeof readFreeShipping>[0] & { TRADE: string }): Terms {
  return { free: readFreeShipping(values), named: goodsWordsOf(values) }
}

/** What a cart comes to, with its code and the way it travels. */
export function summariseCart(cart: Cart, code: CartCode, { free, named }: Terms, way: CartWay = wayOf(cart)): CartSummary {
  const travelling = { ...cart, deliveryType: way.deliveryType }
  const priceOf = (carrier: Cart['carrier']) => priceShipping(priceCart(travelling, code, free, carrier))
  const least = way.carrier ?? findCheapest(travelling, priceOf)
  const totals = priceCart(travelling, code, free, least)
  const less = totals.discount + totals.shippingDiscount
  const { counted } = cart.bottles
  const freeShipping = findFreeShippingGap({ bottles: counted, cents: totals.subtotal - totals.discount }, free)
  const goods = summarise(code.change ? { ...cart, freeShipping } : cart, named)
  return {
    ...goods,
    rows: [
      ...goods.rows,
      ...(code.change ? [codeRow(code.code, less, code.change.discount)] : []),
      shippingRow({ ...travelling, carrier: way.carrier }, { priceOf, isFree: goods.isFree, named }),
    ],
    totalLabel: labelTotal(travelling, way, { isFree: goods.isFree, hasOffers: least !== null }),
    total: sayCents(totals.total),
    vat: vatOf(totals.vat),
  }
}

/** How a cart travels, or would. */
export type CartWay = Pick<Cart, 'deliveryType' | 'carrier'>

function wayOf({ deliveryType, carrier }: Cart): CartWay {
  return { deliveryType, carrier }
}

/** Until a carrier is chosen, a total tells what the cheapest of those who offered would make of it. */
function findCheapest({ deliveryType, shippingPrices }: Cart, priceOf: (carrier: Cart['carrier']) => number): Cart['carrier'] {
  if (deliveryType !== 'delivery') return null
  return shippingPrices.toSorted((one, other) => priceOf(one) - priceOf(other))[0] ?? null
}

function labelTotal(
  { deliveryType }: Cart,
  { carrier }: CartWay,
  { isFree, hasOffers }: { isFree: boolean; hasOffers: boolean },
) {
  if (deliveryType !== 'delivery' || carrier || isFree) return cartTexts.total
  return hasOffers ? cartTexts.totalFrom : cartTexts.totalWithout
}

/** The one sum, with the code that counts for the cart, as its carrier or another would take it. */
export function priceCart(cart: Cart, { change }: CartCode, freeShipping: FreeShipping, carrier = cart.carrier): CartTotals {
  if (!change && carrier === cart.carrier) return { ...cart.totals, lines: [], freight: [] }
  const lines = cart.lines.flatMap(({ unitPrice, quantity, vatRate, declination, product }) => {
    const isBeyondCode = change !== undefined && !change.products.includes(product.id)
    return declination ? [{ unitPrice, quantity, vatRate, discount: declination.discount, isBeyondCode }] : []
  })
  const shippingFees = cart.deliveryType === 'delivery' ? (carrier?.fdp ?? 0) : 0
  const discount = change?.discount ?? null
  const wrapping = cart.gift?.isWrapped ? cart.wrappingOffer : null
  return computeTotals({ lines, discount, shippingFees, bottles: cart.bottles.counted, freeShipping, wrapping })
}

/** What the shipping costs before a code takes from it; whether it is free is reckoned with the code. */
export function priceShipping({ shippingFees, shippingDiscount }: CartTotals): number {
  return shippingFees + shippingDiscount
}

/** What a code takes off; one on the shipping takes nothing yet where no way is chosen. */
function codeRow(code: string, less: number, discount: Deduction): TotalRow {
  const isLater = less === 0 && discount?.detailType === 'SHIPPING_FEES'
  return { label: cartTexts.discount(code), amount: isLater ? cartTexts.onShipping : `− ${sayCents(less)}`, isLess: true }
}

type Row = { priceOf: (carrier: Cart['carrier']) => number; isFree: boolean; named: GoodsWords }

function shippingRow(cart: Cart, { priceOf, isFree, named }: Row): TotalRow {
  const { deliveryType, carrier, shippingPrices, city } = cart
  const { shipping, shippingTo, shippingFrom, shippingLater, free, notShipped } = cartTexts
  if (deliveryType !== 'delivery')
    return { label: deliveryType === 'clickAndCollect' ? cartAnswers.collected(named) : notShipped, amount: sayCents(0) }
  const label = city ? shippingTo(city.postalCode) : shipping
  if (carrier) return { label, amount: priceOf(carrier) === 0 ? free : sayCents(priceOf(carrier)) }
  if (shippingPrices.length === 0) return { label, amount: isFree ? free : shippingLater }
  const least = Math.min(...shippingPrices.map(priceOf))
  return { label, amount: least === 0 ? free : shippingFrom(sayCents(least)) }
}

/** What keeps the goods from travelling, and what is missing until they travel for nothing. */
function listNotes({ expedition, freeShipping }: Goods, named: GoodsWords): string[] {
  const { bottles, cents, isFree } = freeShipping
  const { tooFew, tooMany, freeIs, freeEither, freeBottles, freeCents } = cartAnswers
  const notes = expedition ? [(expedition.code === 'too_few' ? tooFew : tooMany)(named, expedition.limit, expedition.by)] : []
  if (isFree) return [...notes, freeIs]
  if (bottles !== null && cents !== null) return [...notes, freeEither(named, bottles, sayCents(cents))]
  if (bottles !== null) return [...notes, freeBottles(named, bottles)]
  return cents === null ? notes : [...notes, freeCents(sayCents(cents))]
}

function vatOf(vat: Goods['totals']['vat']): string {
  if (vat.length > 0 && vat.every(({ rate }) => rate === 0)) return cartTexts.noVat
  return cartTexts.vat(sayCents(vat.reduce((sum, { tax }) => sum + tax, 0)))
}
