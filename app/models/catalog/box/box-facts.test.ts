import { expect, test } from 'vitest'
import { type BoxPart, sumBox } from './box-facts.ts'

const part = (more: Partial<BoxPart> = {}): BoxPart => ({
  capacity: 75,
  capacityUnit: 'cl',
  quantity: 2,
  alcohol: 125,
  allergens: ['SULPHITES'],
  ...more,
})

test('a box adds up the volumes, the strengths and the allergens of its wines', () => {
  const magnum = part({ capacity: 1.5, capacityUnit: 'L', quantity: 1, alcohol: 140, allergens: ['EGG', 'SULPHITES'] })
  expect(sumBox([part(), magnum])).toEqual({
    bottles: 3,
    millilitres: 3000,
    alcohol: { least: 125, most: 140 },
    allergens: ['SULPHITES', 'EGG'],
  })
})

test('what one wine of a box does not say, the box does not either; allergens are told all the same', () => {
  expect(sumBox([part(), part({ alcohol: null, capacity: null, allergens: ['MILK'] })])).toMatchObject({
    millilitres: null,
    alcohol: null,
    allergens: ['SULPHITES', 'MILK'],
  })
  expect(sumBox([])).toEqual({ bottles: 0, millilitres: null, alcohol: null, allergens: [] })
})
