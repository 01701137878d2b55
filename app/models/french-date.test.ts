import { expect, test } from 'vitest'
import { sayMoment, sayShortDay } from './french-date.ts'

test('[C-10] a day is dd/mm/yyyy and a time hh:mm:ss, both as the clock on a wall in France shows them', () => {
  expect(sayShortDay('2026-03-01T09:05:07Z')).toBe('01/03/2026')
  expect(sayMoment('2026-03-01T09:05:07Z')).toBe('01/03/2026 10:05:07')
  expect(sayMoment('2026-07-31T22:00:00Z')).toBe('01/08/2026 00:00:00')
})
