import { expect, test } from 'vitest'
import { writeCalendar } from '../../platform/time/icalendar.ts'
import { addMonths, type CalendarRules, daysOf, isOpenDay, weeksOf } from './calendar.ts'

const rules: CalendarRules = {
  weekdays: [5, 6],
  closings: [],
  closedDays: ['2026-03-14'],
  opensOnHolidays: false,
  leadDays: 2,
  horizonDays: 60,
}
const open = (day: string, more: Partial<CalendarRules> = {}) => isOpenDay(day, { ...rules, ...more }, '2026-03-04')

test('a day is open on its weekdays, unless it is closed, a holiday of France, too near or too far', () => {
  expect(['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'].map((day) => open(day))).toEqual([false, true, true, false])
  expect([open('2026-03-14'), open('2026-03-13')]).toEqual([false, true])
  expect([open('2026-03-06', { leadDays: 3 }), open('2026-03-07', { leadDays: 3 })]).toEqual([false, true])
  expect([open('2026-05-02'), open('2026-05-08')]).toEqual([true, false])
  // Labour Day is a Friday that year.
  expect([open('2026-05-01'), open('2026-05-01', { opensOnHolidays: true })]).toEqual([false, true])
})

test('a month has its days, leap years and all, in weeks that begin on Monday', () => {
  expect([daysOf('2026-02').length, daysOf('2028-02').length, daysOf('2026-12').at(-1)]).toEqual([28, 29, '2026-12-31'])
  const weeks = weeksOf('2026-03')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-03-01'])
  expect(weeks.flat().filter(Boolean)).toEqual(daysOf('2026-03'))
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-03', 12)]).toEqual(['2027-01', '2025-12', '2027-03'])
})

test('calendar programs get lines of at most 75 bytes, ended and escaped as they want them', () => {
  const title = `Visite, ${'é'.repeat(60)}; « à la lampe »\nBEGIN:VEVENT`
  const text = writeCalendar(
    'Nos dates',
    [{ id: 'a@b', day: '2026-03-07', title, text: '', url: 'https://a.test/' }],
    new Date(0),
  )
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`SUMMARY:Visite\\, ${'é'.repeat(60)}\\; « à la lampe »\\nBEGIN:VEVENT\r\n`)
  expect(unfolded.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20260307\r\n')
  expect(unfolded).toContain('DTSTAMP:19700101T000000Z\r\n')
})
