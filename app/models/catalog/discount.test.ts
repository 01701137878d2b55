import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseDiscount, type Discount, reduceLine, reduceOnce } from './discount.ts'

const percent = (amount: number): Discount => ({ type: 'PERCENTAGE', amount, detailType: 'PRODUCTS' })
const euro = (amount: number): Discount => ({ type: 'EURO', amount, detailType: 'PRODUCTS' })

test('[V-04] a percentage takes that percent, euros are taken off each unit, and a line never falls below nothing', () => {
  expect(reduceLine(1000, 3, percent(10))).toBe(2700)
  expect(reduceLine(1000, 3, percent(100))).toBe(0)
  expect(reduceLine(1000, 3, percent(140))).toBe(0)
  expect(reduceLine(1000, 3, euro(250))).toBe(2250)
  expect(reduceLine(1000, 3, euro(1001))).toBe(0)
  expect(reduceLine(1000, 3, null)).toBe(3000)
})

test('[V-04] a discount of the shipping leaves the price of a line alone', () => {
  expect(reduceLine(1000, 3, { ...percent(50), detailType: 'SHIPPING_FEES' })).toBe(3000)
  expect(reduceLine(1000, 3, { ...euro(500), detailType: 'SHIPPING_FEES' })).toBe(3000)
})

test('a line is rounded once, not bottle by bottle', () => {
  expect(reduceLine(333, 3, percent(50))).toBe(500)
  expect(3 * reduceLine(333, 1, percent(50))).toBe(501)
})

test('[E-07] the discount of a declination takes the place of its product’s', () => {
  expect(chooseDiscount(percent(10), euro(100))).toEqual(euro(100))
  expect(chooseDiscount(percent(10), null)).toEqual(percent(10))
  expect(chooseDiscount(null, null)).toBeNull()
})

test('a reduced price lies between nothing and the price, and a larger reduction never costs more', () => {
  const sort = fc.constantFrom('EURO' as const, 'PERCENTAGE' as const)
  fc.assert(
    fc.property(sort, fc.nat(100_000), fc.nat(200), fc.nat(5000), fc.nat(5000), (type, price, quantity, one, other) => {
      const small = Math.min(one, other)
      const large = Math.max(one, other)
      const at = (amount: number) => reduceLine(price, quantity, { type, amount, detailType: 'PRODUCTS' })
      return at(large) >= 0 && at(large) <= at(small) && at(small) <= price * quantity
    }),
  )
  expect(reduceOnce(500, euro(700))).toBe(0)
  expect(reduceOnce(555, percent(10))).toBe(500)
})
