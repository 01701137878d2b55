import { expect, test } from 'vitest'
import { addDays } from '../../platform/time/working-days.ts'
import { lastPeriods, periodOf } from './report-periods.ts'

test('each regime tells its own stretch of days, and knows until when', () => {
  const of = (day: string, regime: 'NORMAL' | 'FRANCHISE', rhythm: 'MONTHLY' | 'QUARTERLY' | 'SIMPLIFIED') =>
    Object.values(periodOf(day, { regime, rhythm })).join(' ')
  expect(of('2028-02-10', 'NORMAL', 'MONTHLY')).toBe('2028-02-01 2028-02-10 2028-02-20')
  expect(of('2028-02-11', 'NORMAL', 'MONTHLY')).toBe('2028-02-11 2028-02-20 2028-02-29')
  expect(of('2027-12-31', 'NORMAL', 'MONTHLY')).toBe('2027-12-21 2027-12-31 2028-01-10')
  expect(of('2027-12-31', 'NORMAL', 'QUARTERLY')).toBe('2027-12-01 2027-12-31 2028-01-10')
  expect(of('2028-01-05', 'NORMAL', 'SIMPLIFIED')).toBe('2028-01-01 2028-01-31 2028-02-29')
  expect(of('2027-12-31', 'FRANCHISE', 'MONTHLY')).toBe('2027-11-01 2027-12-31 2028-01-31')
  expect(of('2027-11-01', 'FRANCHISE', 'QUARTERLY')).toBe('2027-11-01 2027-12-31 2028-01-31')
})

test('periods follow one another without a gap, and each is due after its end', () => {
  for (const regime of ['NORMAL', 'FRANCHISE'] as const)
    for (const rhythm of ['MONTHLY', 'QUARTERLY', 'SIMPLIFIED'] as const) {
      const periods = lastPeriods('2028-03-01', { regime, rhythm }, 6)
      expect(periods).toHaveLength(6)
      for (const [place, { from, to, due }] of periods.entries()) {
        expect(from < to && to < due).toBe(true)
        if (place > 0) expect(addDays(to, 1)).toBe(periods[place - 1]?.from)
      }
    }
})
