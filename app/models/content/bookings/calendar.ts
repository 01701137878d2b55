import { addDays, isHoliday, weekdayOf } from '../../platform/time/working-days.ts'
import { type ClosedDays, isClosedOn } from '../../site/house-closing.ts'

/** When a house is open, as its owner says it. */
export type CalendarRules = {
  /** From 1, Monday, to 7. */
  weekdays: readonly number[]
  closedDays: readonly string[]
  /** Days off of the whole house. */
  closings: readonly ClosedDays[]
  opensOnHolidays: boolean
  /** How many days ahead a day must be booked, and how far ahead it may be. */
  leadDays: number
  horizonDays: number
}

/** Whether a day may be booked today, places aside. */
export function isOpenDay(day: string, rules: CalendarRules, today: string): boolean {
  if (day < addDays(today, rules.leadDays) || day > addDays(today, rules.horizonDays)) return false
  if (!rules.weekdays.includes(weekdayOf(day)) || rules.closedDays.includes(day)) return false
  if (isClosedOn(day, rules.closings)) return false
  return rules.opensOnHolidays || !isHoliday(day)
}

/** The days of a month, as in `2026-03`. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`
  const all = Array.from({ length: 31 }, (_, place) => addDays(first, place))
  return all.filter((day) => day.startsWith(month))
}

/** The weeks of a month from Monday on; undefined stands for the days of others. */
export function weeksOf(month: string): (string | undefined)[][] {
  const days = daysOf(month)
  const blanks = weekdayOf(`${month}-01`) - 1
  const cells = [...Array.from({ length: blanks }, () => undefined), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, place) => cells[week * 7 + place]),
  )
}

/** The month this many months later, as in `2026-03`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, place - 1 + months, 1)).toISOString().slice(0, 7)
}
