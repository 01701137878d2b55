import { expect, test } from 'vitest'
import { rate } from './rating.ts'

test('stars come to a mean in tenths, and to nothing where nobody gave any', () => {
  expect(rate({ count: 0, sum: 0 })).toBeNull()
  expect(rate({ count: 3, sum: 13 })).toEqual({ count: 3, tenths: 43 })
  expect(rate({ count: 1, sum: 5 })).toEqual({ count: 1, tenths: 50 })
})
