import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Discount } from '../../catalog/discount.ts'
import { computeTotals, type PricedCart, type PricedLine } from './cart-totals.ts'

const line = (unitPrice: number, quantity: number, more: Partial<PricedLine> = {}): PricedLine => ({
  unitPrice,
  quantity,
  discount: null,
  vatRate: 2000,
  ...more,
})
const cart = (lines: PricedLine[], more: Partial<PricedCart> = {}): PricedCart => ({
  lines,
  discount: null,
  shippingFees: 0,
  bottles: 0,
  freeShipping: { fromBottles: 0, fromCents: 0 },
  ...more,
})
const off = (type: Discount['type'], amount: number, detailType: Discount['detailType'] = 'PRODUCTS'): Discount => ({
  type,
  amount,
  detailType,
})

test('a code comes after the discounts of the lines and is shared over them to the cent', () => {
  const lines = [line(1000, 3, { discount: off('PERCENTAGE', 10) }), line(333, 1), line(0, 2)]
  const totals = computeTotals(cart(lines, { discount: off('EURO', 1000), shippingFees: 980 }))
  expect(totals.lines).toEqual([
    { before: 3000, after: 2700, paid: 1810 },
    { before: 333, after: 333, paid: 223 },
    { before: 0, after: 0, paid: 0 },
  ])
  expect(totals).toMatchObject({ subtotal: 3033, discount: 1000, shippingFees: 980, shippingDiscount: 0, total: 3013 })
})

test('a code for the shipping leaves the goods alone, and free shipping leaves it nothing to take', () => {
  const code = off('PERCENTAGE', 50, 'SHIPPING_FEES')
  const paid = computeTotals(cart([line(1000, 1)], { discount: code, shippingFees: 981 }))
  expect(paid).toMatchObject({ subtotal: 1000, discount: 0, shippingFees: 491, shippingDiscount: 490, total: 1491 })
  const free = { discount: code, shippingFees: 981, bottles: 24, freeShipping: { fromBottles: 24, fromCents: 0 } }
  expect(computeTotals(cart([line(1000, 1)], free))).toMatchObject({ shippingFees: 0, shippingDiscount: 0, total: 1000 })
})

test('the tax of each rate is taken out of what is paid at it, shipping included', () => {
  const { vat } = computeTotals(cart([line(1200, 1), line(1055, 2, { vatRate: 550 })], { shippingFees: 600 }))
  expect(vat).toEqual([
    { rate: 550, gross: 2492, net: 2362, tax: 130 },
    { rate: 2000, gross: 1418, net: 1182, tax: 236 },
  ])
})

test('freight follows the goods that it carries, by what is paid for them, and never stands at a rate of its own', () => {
  const juice = line(1100, 2, { vatRate: 550 })
  expect(computeTotals(cart([juice], { shippingFees: 1990 })).vat).toEqual([{ rate: 550, gross: 4190, net: 3972, tax: 218 }])
  const mixed = computeTotals(cart([juice, line(2200, 3)], { shippingFees: 1000, discount: off('PERCENTAGE', 50) }))
  expect(mixed.freight).toEqual([
    { rate: 550, gross: 250 },
    { rate: 2000, gross: 750 },
  ])
  const given = cart([line(1000, 1, { discount: off('EURO', 1000), vatRate: 550 })], { shippingFees: 500 })
  expect(computeTotals(given).freight).toEqual([{ rate: 550, gross: 500 }])
})

test('the wrapping of a gift is no goods: no code takes from it, it carries no freight and makes none free, and has its own rate', () => {
  const wrapping = { price: 500, vatRate: 2000 }
  const free = { fromBottles: 0, fromCents: 2600 }
  const given = cart([line(1100, 2, { vatRate: 550 })], {
    shippingFees: 900,
    discount: off('PERCENTAGE', 100),
    wrapping,
    freeShipping: free,
  })
  expect(computeTotals(given)).toMatchObject({
    subtotal: 2200,
    discount: 2200,
    freight: [{ rate: 550, gross: 900 }],
    wrapping: 500,
    total: 1400,
    vat: [
      { rate: 550, gross: 900, net: 853, tax: 47 },
      { rate: 2000, gross: 500, net: 417, tax: 83 },
    ],
  })
})

/** The freight by another road: each rate gets what it carries rounded down, then a cent each to whoever lacks most. */
function carry(fees: bigint, lines: readonly PricedLine[], paid: readonly bigint[], rates: readonly number[]) {
  const worth = [
    paid,
    lines.map((one) => BigInt(one.unitPrice) * BigInt(one.quantity)),
    lines.map((one) => BigInt(one.quantity)),
  ].find((each) => each.some((one) => one > 0n))
  const whole = worth?.reduce((sum, one) => sum + one, 0n) ?? 0n
  if (fees === 0n || whole === 0n) return new Map(fees === 0n ? [] : [[2000, fees]])
  const parts = rates.map((rate) => {
    const exact = fees * lines.reduce((sum, one, at) => sum + (one.vatRate === rate ? (worth?.[at] ?? 0n) : 0n), 0n)
    return { rate, cents: exact / whole, lack: exact % whole }
  })
  for (let left = fees - parts.reduce((sum, one) => sum + one.cents, 0n); left > 0n; left -= 1n) {
    const most = parts.reduce((best, one) => (one.lack > best.lack ? one : best))
    most.cents += 1n
    most.lack = -1n
  }
  return new Map(parts.map(({ rate, cents }) => [rate, cents]))
}

/** The same sums by another road: fractions of big numbers, cents given out one by one. */
function reckon({ lines, discount, shippingFees, bottles, freeShipping, wrapping }: PricedCart) {
  const half = (top: bigint, under: bigint) => {
    const down = top / under
    return (top - down * under) * 2n >= under ? down + 1n : down
  }
  const less = (price: bigint, code: Discount) => {
    if (code.type === 'EURO') return price > BigInt(code.amount) ? price - BigInt(code.amount) : 0n
    const percent = code.amount > 100 ? 100n : BigInt(code.amount)
    return half(price * 100n - price * percent, 100n)
  }
  const reduced = lines.map((one) => {
    const price = BigInt(one.unitPrice)
    const count = BigInt(one.quantity)
    if (one.discount?.detailType !== 'PRODUCTS') return price * count
    return one.discount.type === 'EURO' ? less(price, one.discount) * count : less(price * count, one.discount)
  })
  const goods = reduced.reduce((sum, one) => sum + one, 0n)
  const left = discount?.detailType === 'PRODUCTS' ? less(goods, discount) : goods
  const shares = reduced.map((one) => (goods === 0n ? 0n : ((goods - left) * one) / goods))
  const missing = reduced.map((one, place) => ({ place, lack: goods === 0n ? 0n : ((goods - left) * one) % goods }))
  while (shares.reduce((sum, one) => sum + one, 0n) < goods - left) {
    const most = missing.reduce((best, one) => (one.lack > best.lack ? one : best))
    shares[most.place] = (shares[most.place] ?? 0n) + 1n
    most.lack = -1n
  }
  const { fromBottles, fromCents } = freeShipping
  const isFree = (fromBottles !== 0 && bottles >= fromBottles) || (fromCents !== 0 && left >= BigInt(fromCents))
  const asked = isFree ? 0n : BigInt(shippingFees)
  const fees = discount?.detailType === 'SHIPPING_FEES' ? less(asked, discount) : asked
  const paid = reduced.map((one, place) => one - (shares[place] ?? 0n))
  const rates = [...new Set(lines.map((one) => one.vatRate))].sort((one, other) => one - other)
  const freight = carry(fees, lines, paid, rates)
  const wrapped = BigInt(wrapping?.price ?? 0)
  const all = [...rates, ...freight.keys(), ...(wrapping ? [wrapping.vatRate] : [])]
  const vat = [...new Set(all.sort((one, other) => one - other))].flatMap((rate) => {
    const ofLines = paid.filter((_, place) => lines[place]?.vatRate === rate).reduce((sum, one) => sum + one, 0n)
    const gross = ofLines + (freight.get(rate) ?? 0n) + (wrapping?.vatRate === rate ? wrapped : 0n)
    const tax = gross - half(gross * 10_000n, 10_000n + BigInt(rate))
    return gross === 0n ? [] : [{ rate, gross: Number(gross), net: Number(gross - tax), tax: Number(tax) }]
  })
  return {
    lines: lines.map((one, place) => ({
      before: one.unitPrice * one.quantity,
      after: Number(reduced[place]),
      paid: Number(paid[place]),
    })),
    subtotal: Number(goods),
    discount: Number(goods - left),
    shippingDiscount: Number(asked - fees),
    shippingFees: Number(fees),
    freight: [...freight].filter(([, gross]) => gross > 0n).map(([rate, gross]) => ({ rate, gross: Number(gross) })),
    wrapping: Number(wrapped),
    total: Number(left + fees + wrapped),
    vat,
  }
}

const discounts = fc.option(
  fc.record({
    type: fc.constantFrom('EURO' as const, 'PERCENTAGE' as const),
    amount: fc.oneof(fc.nat(120), fc.nat(6000)),
    detailType: fc.constantFrom('PRODUCTS' as const, 'PRODUCTS' as const, 'SHIPPING_FEES' as const),
  }),
)
const rates = fc.constantFrom(0, 550, 1000, 2000)
const carts: fc.Arbitrary<PricedCart> = fc.record({
  lines: fc.array(
    fc.record({
      unitPrice: fc.oneof(fc.nat(9), fc.nat(9000), fc.nat(100_000_000)),
      quantity: fc.integer({ min: 1, max: 300 }),
      discount: discounts,
      vatRate: rates,
    }),
    { maxLength: 8 },
  ),
  discount: discounts,
  shippingFees: fc.nat(9000),
  bottles: fc.nat(60),
  freeShipping: fc.record({ fromBottles: fc.constantFrom(0, 12, 24), fromCents: fc.constantFrom(0, 15_000) }),
  wrapping: fc.option(fc.record({ price: fc.nat(2000), vatRate: rates })),
})

test('threat 9: a second reckoning comes to the same cent for any cart, its lines add up to its total, and nothing is negative', () => {
  fc.assert(
    fc.property(carts, (given) => {
      const totals = computeTotals(given)
      expect(totals).toEqual(reckon(given))
      const paid = totals.lines.reduce((sum, one) => sum + one.paid, 0)
      expect(paid + totals.shippingFees + totals.wrapping).toBe(totals.total)
      expect(totals.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(totals.total)
      expect(Math.min(0, totals.total, totals.discount, ...totals.lines.map((one) => one.paid))).toBe(0)
    }),
    { numRuns: process.env.LONG ? 1_000_000 : 20_000, verbose: 1 },
  )
})
