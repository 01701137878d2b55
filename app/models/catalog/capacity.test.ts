import { expect, test } from 'vitest'
import { measureOf, pricePerMeasure, sayCapacity, toGrams, toMillilitres } from './capacity.ts'

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
  const ofLitres = (cents: number, amount: number) => pricePerMeasure(cents, { unit: 'L', amount })
  expect(ofLitres(2400, 750)).toBe(3200)
  expect(ofLitres(4200, 620)).toBe(6774)
  expect(ofLitres(5200, 1500)).toBe(3467)
  expect(pricePerMeasure(5200, undefined)).toBeUndefined()
})

test('what is weighed is compared by the kilogram, and what is neither poured nor weighed by nothing', () => {
  expect(toGrams(held(1.2, 'kg'))).toBe(1200)
  expect(toMillilitres(held(250, 'g'))).toBeUndefined()
  expect(measureOf(held(250, 'g'))).toEqual({ unit: 'kg', amount: 250 })
  expect(pricePerMeasure(590, measureOf(held(250, 'g')))).toBe(2360)
  expect(measureOf(held(75, 'cl'))).toEqual({ unit: 'L', amount: 750 })
  expect(measureOf(held(null, 'cl'))).toBeUndefined()
})

test('a capacity is read with a comma and its unit', () => {
  expect(sayCapacity(held(37.5, 'cl'))).toBe('37,5\u00a0cl')
  expect(sayCapacity(held(1.5, 'l'))).toBe('1,5\u00a0L')
  expect(sayCapacity(held(500, 'g'))).toBe('500\u00a0g')
  expect(sayCapacity(held(null, 'cl'))).toBe('')
})
