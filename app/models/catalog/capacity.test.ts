import { expect, test } from 'vitest'
import { pricePerLitre, sayCapacity, toMillilitres } from './capacity.ts'

const held = (capacity: number | null, capacityUnit: string) => ({ capacity, capacityUnit })

test('a capacity is the same in whatever unit it was written', () => {
  expect(toMillilitres(held(75, 'cl'))).toBe(750)
  expect(toMillilitres(held(0.75, 'L'))).toBe(750)
  expect(toMillilitres(held(37.5, 'cL'))).toBe(375)
  expect(toMillilitres(held(500, 'ml'))).toBe(500)
  expect(toMillilitres(held(null, 'cl'))).toBeUndefined()
  expect(toMillilitres(held(1, 'caisse'))).toBeUndefined()
})

test('the price of a litre is that of the capacity, to the nearest cent', () => {
  expect(pricePerLitre(2400, 750)).toBe(3200)
  expect(pricePerLitre(4200, 620)).toBe(6774)
  expect(pricePerLitre(5200, 1500)).toBe(3467)
  expect(pricePerLitre(5200, undefined)).toBeUndefined()
})

test('a capacity is read with a comma and its unit', () => {
  expect(sayCapacity(held(37.5, 'cl'))).toBe('37,5\u00a0cl')
  expect(sayCapacity(held(1.5, 'l'))).toBe('1,5\u00a0L')
  expect(sayCapacity(held(null, 'cl'))).toBe('')
})
