import fc from 'fast-check'
import { expect, test } from 'vitest'
import { swipeStep, wrapped } from './root-events.ts'

test('the viewer goes round at both ends', () => {
  expect([wrapped(-1, 3), wrapped(0, 3), wrapped(3, 3), wrapped(-4, 3)]).toEqual([2, 0, 0, 2])
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 60 }), (place, total) => {
      const at = wrapped(place, total)
      return at >= 0 && at < total && (at - place) % total === 0
    }),
  )
})

test('a swipe to the left is the next one, to the right the one before; a short or steep one is none', () => {
  expect(swipeStep({ x: -60, y: 5 })).toBe(1)
  expect(swipeStep({ x: 60, y: -5 })).toBe(-1)
  expect(swipeStep({ x: 20, y: 0 })).toBe(0)
  expect(swipeStep({ x: 60, y: 90 })).toBe(0)
})
