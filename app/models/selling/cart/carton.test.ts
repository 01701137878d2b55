import { expect, test } from 'vitest'
import { findLargerCarton, isCartonBottle, readCartonSize, stepCarton } from './carton.ts'

test('a carton holds three, six or twelve, and a word that names none is none', () => {
  expect(['3', '6', '12', '', '7', '06', '6.0', '1e1'].map(readCartonSize)).toEqual([3, 6, 12, ...Array(5).fill(undefined)])
  expect([0, 3, 4, 7, 12, 13].map(findLargerCarton)).toEqual([3, 3, 6, 12, 12, undefined])
})

test('one place of it is for one bottle', () => {
  const fits = (capacity: number | null, setQuantity = 1, type = 'WINE') =>
    isCartonBottle({ type, bottle: { capacity, capacityUnit: 'cl', setQuantity } })
  expect([fits(75), fits(62), fits(50)]).toEqual([true, true, true])
  expect([fits(37.5), fits(150), fits(75, 6), fits(75, 1, 'BOX'), fits(null)]).toEqual(Array(5).fill(false))
})

test('plus and minus keep to what a wine is sold by, and come back to it', () => {
  expect([stepCarton(0, 'more', 1), stepCarton(0, 'less', 1), stepCarton(2, 'less', 1)]).toEqual([1, 0, 1])
  expect([stepCarton(0, 'more', 6), stepCarton(4, 'more', 6), stepCarton(4, 'less', 6), stepCarton(6, 'less', 6)]).toEqual([
    6, 6, 0, 0,
  ])
})
