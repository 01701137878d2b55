import { expect, test } from 'vitest'
import { countryNames } from '#app/texts/site/countries.ts'
import { countries, findCountry, sellsTo } from './country.ts'

const to = (alphaTwo: string, onlyFrance: boolean, worldwide: boolean) => {
  const country = findCountry(alphaTwo)
  return country !== undefined && sellsTo(country, { onlyFrance, worldwide })
}

test('each country has its own codes, as the French of this machine’s dictionary names them', () => {
  for (const field of ['alphaTwo', 'alphaThree', 'numCode'] as const)
    expect(new Set(countries.map((country) => country[field])).size).toBe(countries.length)
  const dictionary = new Intl.DisplayNames('fr', { type: 'region' })
  const plain = (name: string | undefined) => name?.replaceAll(/[’']/g, '’')
  for (const { alphaTwo } of countries) expect(plain(countryNames[alphaTwo])).toBe(plain(dictionary.of(alphaTwo)))
  expect(Object.keys(countryNames)).toHaveLength(countries.length)
})

test('a shop sells in France alone, in the Union, or anywhere, as its two switches say', () => {
  expect(['FR', 'MC', 'BE', 'US'].map((one) => to(one, true, false))).toEqual([true, true, false, false])
  expect(['FR', 'MC', 'BE', 'US'].map((one) => to(one, true, true))).toEqual([true, true, false, false])
  expect(['FR', 'MC', 'BE', 'US'].map((one) => to(one, false, false))).toEqual([true, true, true, false])
  expect(['FR', 'MC', 'BE', 'US'].map((one) => to(one, false, true))).toEqual([true, true, true, true])
  expect(to('XX', false, true)).toBe(false)
})
