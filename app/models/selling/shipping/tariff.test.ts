import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Carton, findRate, packParcel, priceParcel } from './tariff.ts'

const carton = (places: number, price: number, mostGrams: number | null = null): Carton => ({ places, price, mostGrams })

test('the nearest rate counts: a beginning of the postal code before the country as a whole', () => {
  const rate = (name: string, countries: string[], postalPrefixes: string[] = []) => ({
    name,
    countries,
    postalPrefixes,
    cartons: [],
    leastDays: null,
    mostDays: null,
  })
  const rates = [
    rate('all', ['FR', 'MC']),
    rate('corsica', ['FR'], ['20']),
    rate('ajaccio', ['FR'], ['20000']),
    rate('union', ['BE']),
  ]
  const at = (country: string, postalCode: string) => findRate(rates, { country, postalCode })?.name
  expect(at('FR', '39600')).toBe('all')
  expect(at('FR', '20 100')).toBe('corsica')
  expect(at('FR', '20000')).toBe('ajaccio')
  expect(at('BE', '2000')).toBe('union')
  expect(at('DE', '20000')).toBeUndefined()
  expect(findRate([rate('corsica', ['FR'], ['20'])], { country: 'FR', postalCode: '39600' })).toBeUndefined()
})

test('a parcel goes in the cheapest cartons that hold it', () => {
  const cartons = [carton(3, 900), carton(6, 1200), carton(12, 1900)]
  const price = (places: number) => priceParcel(cartons, { places, grams: places * 1400 })
  expect([0, 1, 3, 4, 6, 7, 12, 13, 18].map(price)).toEqual([0, 900, 900, 1200, 1200, 1900, 1900, 2800, 3100])
})

test('and is told by those cartons, the fewest of them that cost the same', () => {
  const cartons = [carton(3, 900), carton(6, 1200), carton(12, 1900)]
  const pack = (places: number) => packParcel(cartons, { places, grams: places * 1400 })
  expect([1, 9, 13, 18].map(pack)).toEqual([[3], [12], [12, 3], [12, 6]])
  expect(packParcel([carton(3, 500), carton(6, 1000)], { places: 6, grams: 0 })).toEqual([6])
  expect(packParcel([carton(6, 1000, 9000)], { places: 6, grams: 6 * 3000 })).toEqual([6, 6])
  expect(packParcel(cartons, { places: 0, grams: 0 })).toEqual([])
  expect(packParcel([], { places: 6, grams: 0 })).toBeUndefined()
})

test('a carton takes no more than it may weigh', () => {
  const heavy = { places: 6, grams: 6 * 3000 }
  expect(priceParcel([carton(6, 1000, 9000)], heavy)).toBe(2000)
  expect(priceParcel([carton(6, 1000, 2000)], heavy)).toBeUndefined()
  expect(priceParcel([], heavy)).toBeUndefined()
})

test('no choice of cartons is cheaper', () => {
  const cartons = fc.array(fc.record({ places: fc.integer({ min: 1, max: 12 }), price: fc.integer({ min: 0, max: 3000 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  /** Every choice there is, one carton after another. */
  const tryAll = (sizes: { places: number; price: number }[], places: number): number =>
    places <= 0 ? 0 : Math.min(...sizes.map((size) => size.price + tryAll(sizes, places - size.places)))
  fc.assert(
    fc.property(cartons, fc.integer({ min: 0, max: 8 }), (sizes, places) => {
      const given = sizes.map((size) => ({ ...size, mostGrams: null }))
      return priceParcel(given, { places, grams: 0 }) === tryAll(sizes, places)
    }),
    { numRuns: 300 },
  )
})
