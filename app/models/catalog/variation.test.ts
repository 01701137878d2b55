import { expect, test } from 'vitest'
import { nameVariation } from './variation.ts'

const variations = [
  { id: 'v1', label: 'habillage', displayLabel: 'Étui' },
  { id: 'v2', label: 'Bouchage', displayLabel: null },
]

test('[E-04] [X-07] a variation is shown by its display label, else by its label, and a missing one has no name', () => {
  expect(nameVariation(variations, 'v1')).toBe('Étui')
  expect(nameVariation(variations, 'v2')).toBe('Bouchage')
  expect(nameVariation(variations, 'v3')).toBe('')
  expect(nameVariation([], 'v1')).toBe('')
})
