import { expect, test } from 'vitest'
import { seedOf } from '../../platform/text/seed.ts'
import { type ProductKind, productKinds } from '../products/product-kind.ts'
import { buildOf } from './bottle-build.ts'
import { bottlePath, cutBottle, edgePath, spellPoints } from './bottle-outline.ts'
import { shortYear, splitLabel } from './bottle-words.ts'

const bottles = productKinds.filter((kind): kind is Exclude<ProductKind, 'coffret'> => kind !== 'coffret')

test.each(bottles)('a bottle of %s stands on the ground, as high as it is, within the room of a drawing', (kind) => {
  const build = buildOf(kind)
  const numbers = [...bottlePath(build).matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number))
  expect(Math.min(...numbers)).toBe(-build.height)
  expect(Math.max(...numbers)).toBe(build.radius)
  for (const [x, y] of cutBottle(build, 7)) {
    expect(Math.abs(x)).toBeLessThanOrEqual(54)
    expect(y).toBeGreaterThanOrEqual(-330)
    expect(y).toBeLessThanOrEqual(4)
  }
})

test('scissors cut the same wine alike each time, and another one otherwise', () => {
  const cut = (name: string) => spellPoints(cutBottle(buildOf('rouge'), seedOf(name)))
  expect(cut('Les Murgers')).toBe(cut('Les Murgers'))
  expect(cut('Les Murgers')).not.toBe(cut('Le Chai'))
})

test('a label has a name in three lines at most, and the two figures of a vintage', () => {
  expect(splitLabel('Les Murgers', 11)).toEqual(['Les Murgers'])
  expect(splitLabel('La Côte au soleil', 11)).toEqual(['La Côte au', 'soleil'])
  expect(splitLabel('Grande réserve personnelle du vieux fermier', 11)).toEqual(['Grande', 'réserve', 'personnell…'])
  expect(splitLabel('Châteauneuf-du-Pape', 11)).toEqual(['Châteauneuf-', 'du-Pape'])
  expect(splitLabel('Gewurztraminer de garde', 11)).toEqual(['Gewurztraminer', 'de garde'])
  expect([shortYear(2009), shortYear(2023), shortYear(null)]).toEqual(['09', '23', ''])
})

test('what a light finds of a bottle follows its outline', () => {
  const build = buildOf('rouge')
  const [, shoulder = ''] = /(C[^L]+)L/.exec(bottlePath(build)) ?? []
  expect(shoulder).not.toBe('')
  expect(edgePath(build, 1)).toContain(shoulder)
  expect(edgePath(build, -1, 6)).toMatch(/^M-35 /)
})
