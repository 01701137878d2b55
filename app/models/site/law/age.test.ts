import { expect, test } from 'vitest'
import { isBirthdate, isOfAge } from './age.ts'

test('one is of age from the eighteenth birthday on, and not the day before', () => {
  expect(isOfAge('2008-03-02', '2026-03-01')).toBe(false)
  expect(isOfAge('2008-03-01', '2026-03-01')).toBe(true)
  expect(isOfAge('2008-02-29', '2026-02-28')).toBe(false)
  expect(isOfAge('2008-02-29', '2026-03-01')).toBe(true)
  expect(isOfAge('1950-12-31', '2026-03-01')).toBe(true)
})

test('nobody is born tomorrow, or in another century than living people', () => {
  expect(['2026-03-02', '1880-01-01', '0001-01-01'].map((day) => isBirthdate(day, '2026-03-01'))).toEqual([false, false, false])
  expect(['2026-03-01', '1930-05-05'].map((day) => isBirthdate(day, '2026-03-01'))).toEqual([true, true])
})
