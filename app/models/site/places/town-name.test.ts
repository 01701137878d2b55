import { expect, test } from 'vitest'
import { bareTownKey, townKey } from './town-name.ts'

test('a town is the same however its accents, hyphens and saints are written', () => {
  expect(['Saint-Étienne', 'st etienne', 'SAINT ETIENNE'].map(townKey)).toEqual(Array(3).fill('saint etienne'))
  expect(['Sainte-Agnès', 'Ste Agnès'].map(townKey)).toEqual(Array(2).fill('sainte agnes'))
})

test('what the post adds to a town is not its name', () => {
  const written = ['Lyon', 'Lyon 3e', 'Paris 11ème', 'Lyon 03', 'Besançon Cedex', 'BESANCON CEDEX 9', 'Paris 1er']
  expect(written.map(bareTownKey)).toEqual(['lyon', 'lyon', 'paris', 'lyon', 'besancon', 'besancon', 'paris'])
})
