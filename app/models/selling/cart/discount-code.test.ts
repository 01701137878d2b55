import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeTotals } from './cart-totals.ts'
import { type DiscountCode, findCodeFault, toCodeKey } from './discount-code.ts'

const now = new Date('2026-03-01T10:00:00.000Z')
const open: DiscountCode = {
  type: 'PERCENTAGE',
  amount: 10,
  detailType: 'PRODUCTS',
  isValid: true,
  startsAt: null,
  endsAt: null,
  limitTotal: null,
  limitPerCustomer: null,
  minimum: 0,
  products: [],
}
const trial = { now, uses: 0, usesOfCustomer: 0, subtotal: 5000, products: ['a', 'b'] }
const faultOf = (code: Partial<DiscountCode>, more: Partial<typeof trial> = {}) =>
  findCodeFault({ ...open, ...code }, { ...trial, ...more })?.code

test('a code says why it does not count', () => {
  expect(faultOf({})).toBeUndefined()
  expect(faultOf({ isValid: false })).toBe('code_unknown')
  expect(faultOf({ startsAt: '2026-03-01T10:00:00.001Z' })).toBe('code_unknown')
  expect(faultOf({ startsAt: '2026-03-01T10:00:00.000Z' })).toBeUndefined()
  expect(faultOf({ endsAt: '2026-03-01T10:00:00.000Z' })).toBe('code_over')
  expect(faultOf({ limitTotal: 3 }, { uses: 3 })).toBe('code_used_up')
  expect(faultOf({ limitPerCustomer: 1 }, { usesOfCustomer: 1 })).toBe('code_used_by_you')
  expect(faultOf({ minimum: 5001 })).toBe('code_minimum')
  expect(faultOf({ minimum: 5000 })).toBeUndefined()
  expect(faultOf({ products: ['c'] })).toBe('code_products')
  expect(faultOf({ products: ['c', 'b'] })).toBeUndefined()
})

test('threat 43: a code that is switched off or not yet open is answered as one that does not exist', () => {
  const unknown = findCodeFault(undefined, trial)
  expect(findCodeFault({ ...open, isValid: false }, trial)).toEqual(unknown)
  expect(findCodeFault({ ...open, startsAt: '2027-01-01T00:00:00.000Z' }, trial)).toEqual(unknown)
})

test('a code is the same in capitals, in small letters and with blanks', () => {
  expect(new Set(['vendange 2026', 'VENDANGE2026', ' Vendange 2026 ', 'ＶＥＮＤＡＮＧＥ2026'].map(toCodeKey)).size).toBe(1)
})

test('a code for some products never takes from the others, and the lines still add up to the cent', () => {
  const line = fc.record({
    unitPrice: fc.nat(20_000),
    quantity: fc.integer({ min: 1, max: 24 }),
    isBeyondCode: fc.boolean(),
    discount: fc.constant(null),
    vatRate: fc.constantFrom(550, 2000),
  })
  const code = fc.record({
    type: fc.constantFrom('EURO' as const, 'PERCENTAGE' as const),
    amount: fc.integer({ min: 1, max: 100 }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), code, (lines, given) => {
      const totals = computeTotals({
        lines,
        discount: { ...given, detailType: 'PRODUCTS' },
        shippingFees: 900,
        bottles: 0,
        freeShipping: { fromBottles: 0, fromCents: 0 },
      })
      for (const [place, { isBeyondCode }] of lines.entries()) {
        const { after = 0, paid = -1 } = totals.lines[place] ?? {}
        if (isBeyondCode) expect(paid).toBe(after)
        expect(paid).toBeGreaterThanOrEqual(0)
      }
      const paid = totals.lines.reduce((sum, one) => sum + one.paid, 0)
      expect(paid + totals.shippingFees).toBe(totals.total)
      expect(totals.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(totals.total)
    }),
  )
})
