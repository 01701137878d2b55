import { expect, test } from 'vitest'
import { countries } from '../../site/places/country.ts'
import { isOpen, listUnionGaps, type Reach, territoryOf, unionRates } from './territory.ts'

const reach: Reach = {
  sellsWine: true,
  onlyFrance: false,
  worldwide: true,
  overseas: true,
  union: 'OSS',
  hasVatNumber: true,
  hasExcise: true,
  hasEori: true,
}

test.each([
  ['FR', '39600', 'MAINLAND'],
  ['FR', '20 100', 'CORSICA'],
  ['FR', '98000', 'MONACO'],
  ['MC', '98000', 'MONACO'],
  ['FR', '97110', 'OVERSEAS_TAXED'],
  ['FR', '97200', 'OVERSEAS_TAXED'],
  ['FR', '97400', 'OVERSEAS_TAXED'],
  ['FR', '97300', 'OVERSEAS_UNTAXED'],
  ['FR', '97600', 'OVERSEAS_UNTAXED'],
  ['FR', '98800', 'OVERSEAS_OUTSIDE'],
  ['FR', '97500', 'OVERSEAS_OUTSIDE'],
  ['BE', '1000', 'UNION'],
  ['ES', '28001', 'UNION'],
  ['ES', '35001', 'APART'],
  ['GB', 'BT1 1AA', 'APART'],
  ['GB', 'B1 1AA', 'EXPORT'],
  ['CH', '1200', 'EXPORT'],
] as const)('%s %s is %s', (country, postalCode, territory) => {
  expect(territoryOf({ country, postalCode })).toBe(territory)
})

test('each country of the Union but France has its rate, and no other has one', () => {
  const union = countries.filter(({ group }) => group === 'union').map(({ alphaTwo }) => alphaTwo)
  expect(Object.keys(unionRates).sort()).toEqual(union.sort())
  for (const rate of Object.values(unionRates)) expect(rate >= 1500 && rate <= 2700).toBe(true)
})

test('a place opens only once all that it needs is there; home is always open, and what lies apart never', () => {
  const open = (more: Partial<Reach>) =>
    (['MAINLAND', 'CORSICA', 'MONACO', 'OVERSEAS_TAXED', 'OVERSEAS_OUTSIDE', 'UNION', 'EXPORT', 'APART'] as const).filter((one) =>
      isOpen(one, { ...reach, ...more }),
    )
  const home = ['MAINLAND', 'CORSICA', 'MONACO']
  const far = ['OVERSEAS_TAXED', 'OVERSEAS_OUTSIDE']
  expect(open({})).toEqual([...home, ...far, 'UNION', 'EXPORT'])
  expect(open({ onlyFrance: true })).toEqual([...home, ...far])
  expect(open({ union: 'CLOSED' })).toEqual([...home, ...far, 'EXPORT'])
  expect(open({ hasExcise: false })).toEqual([...home, ...far, 'EXPORT'])
  expect(open({ hasVatNumber: false })).toEqual([...home, ...far, 'EXPORT'])
  expect(open({ hasEori: false })).toEqual([...home, 'UNION'])
  expect(open({ overseas: false, worldwide: false })).toEqual([...home, 'UNION'])
  expect(listUnionGaps({ ...reach, hasExcise: false, sellsWine: false, union: 'BELOW', hasVatNumber: false })).toEqual([])
})
