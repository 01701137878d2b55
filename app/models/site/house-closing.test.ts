import { expect, test } from 'vitest'
import { isClosedOn, stageOf } from './house-closing.ts'

const days = { firstDay: '2026-12-24', lastDay: '2027-01-04' }

test('days off are told ahead, run from the first to the last of them, and end by themselves', () => {
  const stages = ['2026-12-16', '2026-12-17', '2026-12-23', '2026-12-24', '2027-01-04', '2027-01-05'].map((today) =>
    stageOf(days, 7, today),
  )
  expect(stages).toEqual(['ahead', 'told', 'told', 'running', 'running', 'over'])
  expect(stageOf(days, 0, '2026-12-23')).toBe('ahead')
})

test('a day is closed where it lies within any of them', () => {
  const each = ['2026-12-23', '2026-12-24', '2027-01-04', '2027-01-05'].map((day) => isClosedOn(day, [days]))
  expect(each).toEqual([false, true, true, false])
})
