import { expect, test } from 'vitest'
import { rightsDueOn } from '../../identity/rights.ts'
import { addWorkingDays, isDay, isWorkingDay, parisDay, sayDay } from './working-days.ts'

test('[P-11] the days off of France are no working days, the moving ones neither', () => {
  const easterMondays = ['2019-04-22', '2024-04-01', '2025-04-21', '2026-04-06', '2038-04-26', '2049-04-19', '2076-04-20']
  const ascensions = ['2024-05-09', '2025-05-29', '2026-05-14']
  const whitMondays = ['2024-05-20', '2025-06-09', '2026-05-25']
  const fixed = ['2026-01-01', '2026-05-01', '2026-05-08', '2026-07-14', '2025-08-15', '2027-11-01', '2026-11-11', '2026-12-25']
  for (const day of [...easterMondays, ...ascensions, ...whitMondays, ...fixed])
    expect([day, isWorkingDay(day)]).toEqual([day, false])
  for (const day of ['2026-04-07', '2026-05-15', '2026-04-03', '2026-06-01'])
    expect([day, isWorkingDay(day)]).toEqual([day, true])
  expect([isWorkingDay('2026-03-07'), isWorkingDay('2026-03-08')]).toEqual([false, false])
})

test('[P-11] ten working days pass over week-ends and holidays; thirty days are days', () => {
  expect(addWorkingDays('2026-03-02', 10)).toBe('2026-03-16')
  expect(addWorkingDays('2026-04-30', 10)).toBe('2026-05-19')
  expect(rightsDueOn('ERASURE', '2026-12-18')).toBe('2027-01-05')
  expect(rightsDueOn('ACCESS', '2026-03-02')).toBe('2026-04-01')
})

test('days are those of France, said as the French say them', () => {
  expect(parisDay(new Date('2026-02-28T23:30:00Z'))).toBe('2026-03-01')
  expect(parisDay(new Date('2026-06-30T21:59:59Z'))).toBe('2026-06-30')
  expect(parisDay(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01')
  expect(parisDay(new Date('2026-12-31T22:30:00Z'))).toBe('2026-12-31')
  expect([sayDay('2026-04-01'), sayDay('2026-12-11')]).toEqual(['1er avril 2026', '11 décembre 2026'])
})

test('a day is one of the calendar, written in full', () => {
  for (const day of ['2026-02-28', '2024-02-29']) expect([day, isDay(day)]).toEqual([day, true])
  for (const no of ['2026-02-29', '2026-02-31', '2026-2-1', '28/02/2026', '', '2026-13-01'])
    expect([no, isDay(no)]).toEqual([no, false])
})
