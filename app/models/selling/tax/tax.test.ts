import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBusinessAbroad, priceAt, rateAt, taxAt } from './tax.ts'

const normal = { regime: 'NORMAL', union: 'OSS' } as const
const to = (country: string, postalCode: string, setting: Parameters<typeof taxAt>[1] = normal) =>
  taxAt({ country, postalCode }, setting)
/** What a bottle of 24 € (20 %) and a juice of 5,50 € (5,5 %) cost there, and at which rates. */
const goodsTo = (...place: Parameters<typeof to>) => {
  const tax = to(...place)
  return [priceAt(tax, 2400, 2000), rateAt(tax, 2000), priceAt(tax, 550, 550), rateAt(tax, 550)]
}

test('the price without tax is the same everywhere, and the tax is that of the place', () => {
  expect(goodsTo('FR', '39600')).toEqual([2400, 2000, 550, 550])
  expect(goodsTo('MC', '98000')).toEqual([2400, 2000, 550, 550])
  expect(goodsTo('FR', '20000')).toEqual([2400, 2000, 532, 210])
  for (const code of ['97110', '97300', '98800']) expect(goodsTo('FR', code)).toEqual([2000, 0, 521, 0])
  expect(goodsTo('CH', '1200')).toEqual([2000, 0, 521, 0])
  expect(goodsTo('BE', '1000')).toEqual([2420, 2100, 630, 2100])
  expect(goodsTo('BE', '1000', { regime: 'NORMAL', union: 'BELOW' })).toEqual([2400, 2000, 550, 550])
})

test('who is in franchise asks for no tax and changes no price, but of the Union above the threshold', () => {
  const franchise = { regime: 'FRANCHISE', union: 'OSS' } as const
  expect(goodsTo('FR', '39600', franchise)).toEqual([2400, 0, 550, 0])
  expect(to('CH', '1200', franchise).exemption).toBe('FRANCHISE')
  expect(goodsTo('LU', '1000', franchise)).toEqual([2808, 1700, 644, 1700])
  expect([to('FR', '97110').exemption, to('CH', '1200').exemption, to('FR', '39600').exemption]).toEqual([
    'OVERSEAS',
    'EXPORT',
    '',
  ])
})

test('a business of another land of the Union is none whose purchase is reckoned here; a person there, or a business of France, is', () => {
  const company = 'Cave du Lac'
  expect(isBusinessAbroad({ company, country: 'BE' }, taxAt(null, normal))).toBe(true)
  expect(isBusinessAbroad({ company, country: 'FR' }, to('BE', '1000'))).toBe(true)
  expect(isBusinessAbroad({ company: ' ', country: 'BE' }, to('BE', '1000'))).toBe(false)
  expect(isBusinessAbroad({ company, country: 'FR' }, to('FR', '97110'))).toBe(false)
  expect(isBusinessAbroad({ company, country: 'CH' }, to('CH', '1200'))).toBe(false)
})

test('no price there is further from its exact value than the two roundings that it takes', () => {
  const places = fc.constantFrom(to('FR', '20000'), to('CH', '1200'), to('HU', '1011'), to('FI', '00100'))
  fc.assert(
    fc.property(places, fc.nat(1_000_000), fc.constantFrom(550, 1000, 2000), (tax, price, rate) => {
      const there = rateAt(tax, rate)
      const exact = (price * (10_000 + there)) / (10_000 + rate)
      return Math.abs(priceAt(tax, price, rate) - exact) <= 0.5 + (10_000 + there) / 20_000
    }),
  )
})
