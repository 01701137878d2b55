import { expect, it } from 'vitest'
import { readCounted } from './counted-title.ts'

it('reads what a title counts, in words and in figures', () => {
  expect(readCounted('Trois coteaux, cinq cépages, une famille')).toEqual([
    { count: '3', words: 'coteaux' },
    { count: '5', words: 'cépages' },
    { count: '1', words: 'famille' },
  ])
  expect(readCounted('12 hectares et deux villages.')).toEqual([
    { count: '12', words: 'hectares' },
    { count: '2', words: 'villages' },
  ])
})

it.each(['Vins du Jura', 'Trois coteaux', 'Une cave, ouverte', 'Six, trois', ''])('invents no count: %j', (title) => {
  expect(readCounted(title)).toBeUndefined()
})
