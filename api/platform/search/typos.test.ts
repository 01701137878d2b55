import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countSlips, lettersOf, likeness, mayBeNear, slipsForgiven } from './typos.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 7 })

/** The same count, by trying everything. */
function countByTrying(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const rest = countByTrying(one.slice(1), other.slice(1)) + (one[0] === other[0] ? 0 : 1)
  const least = Math.min(rest, countByTrying(one.slice(1), other) + 1, countByTrying(one, other.slice(1)) + 1)
  const isSwapped = one.length > 1 && other.length > 1 && one[0] === other[1] && one[1] === other[0]
  return isSwapped ? Math.min(least, countByTrying(one.slice(2), other.slice(2)) + 1) : least
}

test('slips are counted as one who tries everything counts them', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      const slips = countByTrying(one, other)
      return countSlips(one, other, most) === (slips > most ? undefined : slips)
    }),
    { numRuns: 500 },
  )
})

test('no word that is near enough is passed over for its letters', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const slips = countByTrying(one, other)
      return mayBeNear(lettersOf(one), lettersOf(other), slips)
    }),
    { numRuns: 1000 },
  )
  expect(mayBeNear(lettersOf('savagnin'), lettersOf('poulsard'), 2)).toBe(false)
})

test('short words are forgiven nothing, long ones two slips', () => {
  expect([2, 3, 4, 7, 8, 20].map(slipsForgiven)).toEqual([0, 0, 1, 1, 2, 2])
})

test('two words are as alike as they share runs of letters', () => {
  expect(likeness('savagnin', 'savagnin')).toBe(1)
  expect(likeness('savagnin', 'sauvagnin')).toBeGreaterThan(likeness('savagnin', 'poulsard'))
  fc.assert(fc.property(word, word, (one, other) => likeness(one, other) === likeness(other, one)))
})
