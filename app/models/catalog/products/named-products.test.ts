import { expect, test } from 'vitest'
import { findNamed, indexNames } from './named-products.ts'

const names = [
  'Le Grand Foudre',
  'La Combe au Geai',
  'Le Geai blanc',
  'Matin d’hiver',
  'Nuit claire',
  'Nuit claire rosé',
  'L’Angélus',
  'Le Chai',
  '1922',
]
const index = indexNames(names.map((name) => ({ name })))
const namedIn = (text: string) => findNamed(text, index).map(({ name }) => name)

test.each([
  ['les caisses du Grand Foudre et de la COMBE AU GEAI', ['Le Grand Foudre', 'La Combe au Geai']],
  ['une bulle de la Nuit claire, puis de la Nuit claire', ['Nuit claire']],
  ['la Nuit claire rosé', ['Nuit claire rosé']],
  ['un verre d’Angelus', ['L’Angélus']],
  ['par un matin d’hiver, au chai, une nuit claire', []],
  ['le Geai chante dans la Combe au', []],
  ['Au Chai, la cuvée 1922', ['Le Chai', '1922']],
  ['', []],
])('in « %s » these wines are named: %j', (text, found) => {
  expect(namedIn(text)).toEqual(found)
})

test('a text of a whole page is read in a moment among ten thousand names', () => {
  const many = indexNames(Array.from({ length: 10_000 }, (_, place) => ({ name: `Cuvée du Merle ${place}` })))
  const start = performance.now()
  expect(findNamed('La Cuvée du Merle 7 se boit '.repeat(300), many)).toHaveLength(1)
  expect(performance.now() - start).toBeLessThan(2000)
})
