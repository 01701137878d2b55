import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { type CartTotals, computeTotals } from '#app/models/selling/cart/cart-totals.ts'
import { countsFor } from '#app/models/selling/cart/discount-code.ts'
import type { Wrapping } from '#app/models/selling/cart/gift.ts'
import { readFreeShipping } from '#app/models/selling/shipping/shipping-rules.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { Good } from '../goods/read-goods.ts'
import type { OrderRules } from '../goods/read-order-rules.ts'
import type { ChosenCode } from './choose-code.ts'

/** A million euros: what an order may be, and a database column holds. */
const most = 100_000_000

type Priced = {
  goods: readonly Good[]
  code: ChosenCode | null
  asked: number
  counted: number
  rules: OrderRules
  wrapping?: Wrapping | null
}

/** What an order costs; the one sum of the shop, with nothing in it that the buyer sent. */
export function priceOrder({ goods, code, asked, counted, rules: { values }, wrapping = null }: Priced): Outcome<CartTotals> {
  const totals = computeTotals({
    lines: goods.map(({ unitPrice, quantity, discount, vatRate, idProduct }) => ({
      unitPrice,
      quantity,
      discount,
      vatRate,
      isBeyondCode: code !== null && !countsFor(code, idProduct),
    })),
    discount: code,
    shippingFees: asked,
    bottles: counted,
    freeShipping: readFreeShipping(values),
    wrapping,
  })
  const before = totals.lines.reduce((sum, line) => sum + line.before, asked + totals.wrapping)
  return before > most ? refused('invalid', { fields: { products: { code: 'too_large', params: { max: most } } } }) : done(totals)
}

/** Refuses prices that are not those the buyer saw, and says the new ones. */
export function refuseOtherPrices(
  { total, delivery }: Pick<Read<Contract['placeOrder']>['body'], 'total' | 'delivery'>,
  totals: CartTotals,
): Outcome<null> {
  const { shippingFees, shippingDiscount } = totals
  const seen = delivery.price
  // A carrier is shown before a code takes from it; both are a price that was honestly seen.
  if (seen !== undefined && seen !== shippingFees && seen !== shippingFees + shippingDiscount)
    return refused('conflict', { fields: { 'delivery.price': { code: 'shipping_changed', params: { price: shippingFees } } } })
  if (total !== undefined && total !== totals.total)
    return refused('conflict', { fields: { total: { code: 'total_changed', params: { total: totals.total } } } })
  return done(null)
}
