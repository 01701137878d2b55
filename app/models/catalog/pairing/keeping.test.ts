import { expect, test } from 'vitest'
import { keepingOf } from './keeping.ts'

test('a vintage stands between its harvest and the year until which it is kept', () => {
  const wine = { year: 2020, keepUntil: 2030 }
  expect(keepingOf(wine, 2026)).toEqual({ from: 2020, until: 2030, share: 0.6, left: 4 })
  expect(keepingOf(wine, 2030)).toMatchObject({ share: 1, left: 0 })
  expect(keepingOf(wine, 2040), 'past its time').toMatchObject({ share: 1, left: 0 })
  expect(keepingOf(wine, 2019), 'on a clock that is behind').toMatchObject({ share: 0 })
})

test('nothing is drawn of a wine without a year, or without a word of its house', () => {
  for (const [year, keepUntil] of [
    [null, 2030],
    [2020, null],
    [2020, 2020],
    [2020, 2010],
  ] as const)
    expect(keepingOf({ year, keepUntil }, 2026)).toBeUndefined()
})
