import { expect, test } from 'vitest'
import { lastMonth } from './last-month.ts'

test('the month before is whole, over the end of a year and by the days of France', () => {
  expect(lastMonth(new Date('2026-01-15T10:00:00Z'))).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(lastMonth(new Date('2028-02-29T23:30:00Z'))).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})
