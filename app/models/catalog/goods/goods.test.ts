import { expect, test } from 'vitest'
import { type GoodFacts, noFacts } from '../wine-facts.ts'
import { findDurability, findGoodGaps } from './goods.ts'

const corkscrew: GoodFacts = {
  maker: 'Forge du Haut-Doubs',
  makerContact: '3, rue des Forges, 25300 Pontarlier, bonjour@forge.test',
  brand: 'Le Tire',
  model: 'T-12',
  warnings: '',
  guaranteeYears: 5,
}

test('a thing carries the label of its maker’s guarantee, by its brand or else its maker; wines and boxes never do', () => {
  const facts = { good: corkscrew }
  expect(findDurability({ type: 'WINE', kind: 'autre' }, facts)).toEqual({ years: 5, brand: 'Le Tire', model: 'T-12' })
  const unbranded = { good: { ...corkscrew, brand: '' } }
  expect(findDurability({ type: 'WINE', kind: 'autre' }, unbranded)?.brand).toBe('Forge du Haut-Doubs')
  expect(findDurability({ type: 'WINE', kind: 'rouge' }, facts)).toBeUndefined()
  expect(findDurability({ type: 'BOX', kind: 'coffret' }, facts)).toBeUndefined()
  expect(findDurability({ type: 'WINE', kind: 'autre' }, { good: { ...corkscrew, guaranteeYears: null } })).toBeUndefined()
  expect(findDurability({ type: 'WINE', kind: 'autre' }, { good: null })).toBeUndefined()
})

test('what is no wine says what it is: a food what is in it, a thing who answers for it', () => {
  expect(findGoodGaps(noFacts)).toEqual(['nature'])
  expect(findGoodGaps({ ...noFacts, good: corkscrew })).toEqual([])
  expect(findGoodGaps({ ...noFacts, good: { ...corkscrew, makerContact: '', model: '' } })).toEqual(['makerContact', 'model'])
  const juice = { ...noFacts, ingredients: 'Jus de raisin' }
  expect(findGoodGaps(juice)).toEqual(['denomination', 'bottler'])
  expect(findGoodGaps({ ...juice, denomination: 'Pur jus de raisin', bottler: 'Domaine, Arbois' })).toEqual([])
})
