import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeTotals, type PricedCart } from '../cart/cart-totals.ts'
import { splitNet } from './paper-sums.ts'

const rates = fc.constantFrom(0, 550, 1000, 2000)
const discounts = fc.option(
  fc.record({
    type: fc.constantFrom('EURO' as const, 'PERCENTAGE' as const),
    amount: fc.oneof(fc.nat(120), fc.nat(6000)),
    detailType: fc.constantFrom('PRODUCTS' as const, 'PRODUCTS' as const, 'SHIPPING_FEES' as const),
  }),
)
const carts: fc.Arbitrary<PricedCart> = fc.record({
  lines: fc.array(
    fc.record({
      unitPrice: fc.oneof(fc.nat(9), fc.nat(9000), fc.nat(10_000_000)),
      quantity: fc.integer({ min: 1, max: 300 }),
      discount: discounts,
      vatRate: rates,
    }),
    { maxLength: 6 },
  ),
  discount: discounts,
  shippingFees: fc.nat(9000),
  bottles: fc.nat(60),
  freeShipping: fc.record({ fromBottles: fc.constantFrom(0, 12), fromCents: fc.constantFrom(0, 15_000) }),
})
const runs = { numRuns: process.env.LONG ? 1_000_000 : 5000, seed: 27, verbose: 1 as const }
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('lines − discount + shipping = total, without tax as with it, and the parts of tax add up, whatever was ordered', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const totals = computeTotals(cart)
      const sold = totals.lines.map((line, place) => ({ ...line, vatRate: cart.lines[place]?.vatRate ?? 0 }))
      const split = splitNet(sold, totals.freight, totals.vat)
      const net = sum(split.lines) - sum(split.allowances.map((part) => part.net)) + sum(split.freight.map((part) => part.net))
      const isRight =
        sum(sold.map(({ after }) => after)) - sum(split.allowances.map((part) => part.gross)) + totals.shippingFees ===
          totals.total &&
        net === sum(totals.vat.map((part) => part.net)) &&
        net + sum(totals.vat.map((part) => part.tax)) === totals.total
      const isNear = split.lines.every((line, place) => {
        const { after = 0, vatRate = 0 } = sold[place] ?? {}
        return line >= 0 && Math.abs(line - (after * 10_000) / (10_000 + vatRate)) <= 2
      })
      return isRight && isNear
    }),
    runs,
  )
})

test('a line keeps its price without tax where nothing else is bought', () => {
  const vat = [{ rate: 2000, gross: 2400, net: 2000, tax: 400 }]
  expect(splitNet([{ vatRate: 2000, after: 1800, paid: 1800 }], [{ rate: 2000, gross: 600 }], vat)).toEqual({
    lines: [1500],
    freight: [{ rate: 2000, gross: 600, net: 500 }],
    allowances: [],
  })
})
