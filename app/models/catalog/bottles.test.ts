import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CountedLine, countCartonBottles, countFreeShippingBottles } from './bottles.ts'

const wine = (quantity: number, capacity: number, capacityUnit = 'cl'): CountedLine => ({
  type: 'WINE',
  quantity,
  capacity,
  capacityUnit,
  sellByMultipleOf: 1,
  setQuantity: 1,
  content: [],
})
const box = (quantity: number, sellByMultipleOf: number, content: CountedLine['content'] = []): CountedLine => ({
  type: 'BOX',
  quantity,
  capacity: null,
  capacityUnit: '',
  sellByMultipleOf,
  setQuantity: 1,
  content,
})

test('[V-05] towards free shipping a wine under 75 cl is half a bottle, in either unit, and the sum is rounded down', () => {
  expect(countFreeShippingBottles([wine(3, 37.5)])).toBe(1)
  expect(countFreeShippingBottles([wine(3, 0.375, 'L')])).toBe(1)
  expect(countFreeShippingBottles([wine(1, 62), wine(1, 50)])).toBe(1)
  expect(countFreeShippingBottles([wine(2, 75), wine(1, 0.75, 'L')])).toBe(3)
  expect(countFreeShippingBottles([wine(1, 150), wine(1, 37.5)])).toBe(1)
})

test('[V-05] a box counts its quantity times its multiple', () => {
  expect(countFreeShippingBottles([box(2, 6), wine(1, 37.5)])).toBe(12)
  expect(countFreeShippingBottles([box(3, 1)])).toBe(3)
})

test('in a carton a half takes half a place, a magnum two, a box what is in it, and the last place is a whole one', () => {
  expect(countCartonBottles([wine(3, 37.5)])).toBe(2)
  expect(countCartonBottles([wine(1, 150), wine(1, 75)])).toBe(3)
  expect(countCartonBottles([wine(2, 62), wine(1, 300)])).toBe(6)
  const content = [
    { capacity: 75, capacityUnit: 'cl', quantity: 5 },
    { capacity: 62, capacityUnit: 'cl', quantity: 1 },
  ]
  expect(countCartonBottles([box(2, 1, content)])).toBe(12)
  expect(countCartonBottles([{ ...wine(2, 75), setQuantity: 3 }])).toBe(6)
})

test('both counts grow with what is added, and the order of lines does not matter', () => {
  const line = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom(20, 37.5, 50, 62, 75, 150, 300))
  const lines = fc.array(
    line.map(([quantity, size]) => wine(quantity, size)),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(lines, line, (given, [quantity, size]) => {
      const more = [...given, wine(quantity, size)]
      return [countFreeShippingBottles, countCartonBottles].every(
        (count) => count(more) >= count(given) && count(more.toReversed()) === count(more),
      )
    }),
  )
})
