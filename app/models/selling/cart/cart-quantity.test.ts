import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decreaseQuantity, findAllowedQuantities, increaseQuantity, readQuantity } from './cart-quantity.ts'

test('[V-01] a quantity is the whole number that was typed, a negative one is 1, and what is no number is refused', () => {
  expect(readQuantity('6')).toBe(6)
  expect(readQuantity(' 12 bouteilles')).toBe(12)
  expect(readQuantity('3.9')).toBe(3)
  expect(readQuantity('0')).toBe(0)
  expect(readQuantity('-4')).toBe(1)
  expect(readQuantity('six')).toBeUndefined()
  expect(readQuantity('')).toBeUndefined()
})

test('[V-02] plus and minus move a vintage by the multiple it is sold in, anything else by one', () => {
  const vintage = { isVintage: true, sellByMultipleOf: 6 }
  const other = { isVintage: false, sellByMultipleOf: 6 }
  expect([increaseQuantity(6, vintage), decreaseQuantity(12, vintage)]).toEqual([12, 6])
  expect([increaseQuantity(6, other), decreaseQuantity(12, other)]).toEqual([7, 11])
  expect([decreaseQuantity(6, vintage), decreaseQuantity(3, vintage)]).toEqual([0, 1])
})

test('the next quantities that may be bought lie on either side, a multiple apart', () => {
  expect(findAllowedQuantities(7, 6)).toEqual({ below: 6, above: 12 })
  expect(findAllowedQuantities(12, 6)).toBeUndefined()
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 24 }), (quantity, multiple) => {
      const allowed = findAllowedQuantities(quantity, multiple)
      if (!allowed) return quantity % multiple === 0
      const { below, above } = allowed
      return below < quantity && quantity < above && above - below === multiple && below % multiple === 0
    }),
  )
})
