import { type Discount, reduceLine, reduceOnce } from '../../catalog/discount.ts'
import { netOf, shareCents } from '../../platform/text/money.ts'
import { type FreeShipping, isShippingFree } from '../shipping/shipping-rules.ts'
import { type Carried, type FreightShare, shareFreight } from '../tax/freight.ts'

/** A line as its money needs it; a rate of VAT is in hundredths of a percent. */
export type PricedLine = {
  unitPrice: number
  quantity: number
  discount: Discount | null
  vatRate: number
  /** The code of the cart leaves this line alone. */
  isBeyondCode?: boolean
}

/** A cart as its money needs it. */
export type PricedCart = {
  lines: readonly PricedLine[]
  /** The code that counts for the whole cart. */
  discount: Discount | null
  /** What the carrier asks, before it is made free. */
  shippingFees: number
  bottles: number
  freeShipping: FreeShipping
  /** That of a gift, which is no goods: no code takes from it, it makes no shipping free and carries none. */
  wrapping?: { price: number; vatRate: number } | null
}

/** What a line costs: before and after its own discount, and after its share of the cart's. */
export type LineTotal = { before: number; after: number; paid: number }

/** The tax within the prices, at one rate. */
export type VatShare = { rate: number; gross: number; net: number; tax: number }

export type CartTotals = {
  lines: LineTotal[]
  /** The goods after the discounts of their lines. */
  subtotal: number
  /** What the code takes off the goods, and off the shipping. */
  discount: number
  shippingDiscount: number
  /** What is paid for the shipping. */
  shippingFees: number
  /** The shipping at the rates of the goods that it carries. */
  freight: FreightShare[]
  /** What is paid for the wrapping of a gift. */
  wrapping: number
  total: number
  vat: VatShare[]
}

/** What a cart costs: the one sum that cart, order, mail and invoice show; lines always add up to it. */
export function computeTotals(cart: PricedCart): CartTotals {
  const reduced = cart.lines.map(({ unitPrice, quantity, discount }) => reduceLine(unitPrice, quantity, discount))
  const subtotal = sum(reduced)
  const reached = cart.lines.map(({ isBeyondCode }, place) => (isBeyondCode ? 0 : (reduced[place] ?? 0)))
  const discount = sum(reached) - reduceGoods(sum(reached), cart.discount)
  const shares = shareCents(discount, reached)
  const lines = cart.lines.map(({ unitPrice, quantity }, place) => {
    const after = reduced[place] ?? 0
    return { before: unitPrice * quantity, after, paid: after - (shares[place] ?? 0) }
  })
  const asked = isShippingFree({ bottles: cart.bottles, cents: subtotal - discount }, cart.freeShipping) ? 0 : cart.shippingFees
  const shippingFees = cart.discount?.detailType === 'SHIPPING_FEES' ? reduceOnce(asked, cart.discount) : asked
  const carried = cart.lines.map(({ vatRate, quantity }, place) => ({ vatRate, quantity, ...(lines[place] ?? nothing) }))
  const wrapping = cart.wrapping ? [{ rate: cart.wrapping.vatRate, gross: cart.wrapping.price }] : []
  return {
    lines,
    subtotal,
    discount,
    shippingDiscount: asked - shippingFees,
    shippingFees,
    wrapping: sum(wrapping.map(({ gross }) => gross)),
    ...sumPaid(carried, shippingFees, wrapping),
  }
}

/** What goods come to at what is paid for them, with their freight and their wrapping: the total, and the tax within it. */
export function sumPaid(
  goods: readonly Carried[],
  shippingFees: number,
  wrapping: readonly { rate: number; gross: number }[],
): Pick<CartTotals, 'freight' | 'total' | 'vat'> {
  const freight = shareFreight(shippingFees, goods)
  const paid = [...goods.map(({ vatRate, paid }) => ({ rate: vatRate, gross: paid })), ...freight, ...wrapping]
  return { freight, total: sum(paid.map(({ gross }) => gross)), vat: shareVat(paid) }
}

const nothing: LineTotal = { before: 0, after: 0, paid: 0 }

function reduceGoods(subtotal: number, discount: Discount | null): number {
  return discount?.detailType === 'PRODUCTS' ? reduceOnce(subtotal, discount) : subtotal
}

/** The tax is taken once a rate out of what is paid at it, so that it cannot drift line by line. */
function shareVat(paid: { rate: number; gross: number }[]): VatShare[] {
  const byRate = new Map<number, number>()
  for (const { rate, gross } of paid) byRate.set(rate, (byRate.get(rate) ?? 0) + gross)
  return [...byRate]
    .filter(([, gross]) => gross > 0)
    .sort(([one], [other]) => one - other)
    .map(([rate, gross]) => {
      const net = netOf(gross, rate)
      return { rate, gross, net, tax: gross - net }
    })
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
