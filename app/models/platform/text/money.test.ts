import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sayCents, scaleHalfUp, shareCents } from './money.ts'

test('an amount is read as in France, and no space in it can break', () => {
  expect(sayCents(0)).toBe('0,00\u00a0€')
  expect(sayCents(905)).toBe('9,05\u00a0€')
  expect(sayCents(2400)).toBe('24,00\u00a0€')
  expect(sayCents(123_456_789)).toBe('1\u202f234\u202f567,89\u00a0€')
  expect(sayCents(-1050)).toBe('−10,50\u00a0€')
})

test('half a cent goes up, and large amounts lose nothing', () => {
  expect(scaleHalfUp(5, 90, 100)).toBe(5)
  expect(scaleHalfUp(333, 50, 100)).toBe(167)
  expect(scaleHalfUp(900_000_000_000_001, 100, 100)).toBe(900_000_000_000_001)
})

test('shares add up to the cent, none is a cent away from its exact part, and equal weights differ by a cent at most', () => {
  const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(weights, fc.nat(1_000_000_000), (given, amount) => {
      const shares = shareCents(amount, given)
      const whole = given.reduce((sum, one) => sum + one, 0)
      if (whole === 0) return shares.every((share) => share === 0)
      const isWhole = shares.reduce((sum, one) => sum + one, 0) === amount
      return isWhole && shares.every((share, place) => Math.abs(share - (amount * (given[place] ?? 0)) / whole) <= 1)
    }),
  )
  expect(shareCents(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shareCents(2, [0, 5, 5])).toEqual([0, 1, 1])
})
