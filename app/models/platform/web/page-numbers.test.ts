import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('a long list links its ends and what is near, and never hides a single page', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9])
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, 0, 9])
})

test('every page is reached from every other, one step or one end at a time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (one, other) => {
      const current = Math.min(one, other)
      const last = Math.max(one, other)
      const pages = pageNumbers(current, last)
      return [1, current, last].every((page) => pages.includes(page)) && pages.every((page) => page >= 0 && page <= last)
    }),
  )
})
