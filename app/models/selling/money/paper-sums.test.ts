import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeTotals, type PricedCart } from '../cart/cart-totals.ts'
import { addVat, shareCredit, splitNet } from './paper-sums.ts'

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
  shippingVatRate: fc.constant(2000),
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
      const split = splitNet(sold, { rate: 2000, gross: totals.shippingFees }, totals.vat)
      const net = sum(split.lines) - sum(split.allowances.map((part) => part.net)) + split.shipping
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

test('what is given back bit by bit comes in the end to the very tax that was asked, and no bit of it is below nothing', () => {
  fc.assert(
    fc.property(carts, fc.array(fc.nat(1_000_000), { maxLength: 5 }), (cart, wishes) => {
      const { vat, total } = computeTotals(cart)
      let left = total
      const given = [...wishes, total].flatMap((wish) => {
        const amount = Math.min(wish, left)
        left -= amount
        return amount > 0 ? [amount] : []
      })
      let credited: typeof vat = []
      for (const amount of given) {
        const parts = shareCredit(amount, vat, credited)
        if (sum(parts.map((part) => part.gross)) !== amount) throw new Error('parts do not add up')
        if (parts.some((part) => part.net < 0 || part.tax < 0)) throw new Error('a part is below nothing')
        credited = addVat(credited.concat(parts))
      }
      return JSON.stringify(credited) === JSON.stringify(vat)
    }),
    { ...runs, numRuns: Math.min(runs.numRuns, 200_000) },
  )
})

test('a line keeps its price without tax where nothing else is bought', () => {
  const vat = [{ rate: 2000, gross: 2400, net: 2000, tax: 400 }]
  expect(splitNet([{ vatRate: 2000, after: 1800, paid: 1800 }], { rate: 2000, gross: 600 }, vat)).toEqual({
    lines: [1500],
    shipping: 500,
    allowances: [],
  })
  expect(shareCredit(1200, vat, [])).toEqual([{ rate: 2000, gross: 1200, net: 1000, tax: 200 }])
})
