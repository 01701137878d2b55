import { expect, test } from 'vitest'
import { countryNames } from '#app/texts/site/countries.ts'
import { countries } from './country.ts'

test('each country has its own codes, as the French of this machine’s dictionary names them', () => {
  for (const field of ['alphaTwo', 'alphaThree', 'numCode'] as const)
    expect(new Set(countries.map((country) => country[field])).size).toBe(countries.length)
  const dictionary = new Intl.DisplayNames('fr', { type: 'region' })
  const plain = (name: string | undefined) => name?.replaceAll(/[’']/g, '’')
  for (const { alphaTwo } of countries) expect(plain(countryNames[alphaTwo])).toBe(plain(dictionary.of(alphaTwo)))
  expect(Object.keys(countryNames)).toHaveLength(countries.length)
})
