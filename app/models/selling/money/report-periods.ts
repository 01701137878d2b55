import { addDays } from '../../platform/time/working-days.ts'
import type { VatRegime, VatRhythm } from '../../site/settings/vat-choices.ts'

/** A stretch of days that is told to the state at once, and the last day on which it goes to the platform. */
export type ReportPeriod = { from: string; to: string; due: string }

/**
 * The period that a day lies in: ten days for who declares VAT each month, a month each quarter or by the simplified regime, two
 * months in franchise (arrêté of 7 October 2022).
 */
export function periodOf(day: string, { regime, rhythm }: { regime: VatRegime; rhythm: VatRhythm }): ReportPeriod {
  const month = day.slice(0, 7)
  if (regime === 'FRANCHISE') {
    const first = Number(day.slice(5, 7)) % 2 === 1 ? month : monthAfter(month, -1)
    const last = monthAfter(first, 1)
    return { from: `${first}-01`, to: lastDayOf(last), due: lastDayOf(monthAfter(last, 1)) }
  }
  const whole = { from: `${month}-01`, to: lastDayOf(month) }
  if (rhythm === 'SIMPLIFIED') return { ...whole, due: lastDayOf(monthAfter(month, 1)) }
  if (rhythm === 'QUARTERLY') return { ...whole, due: `${monthAfter(month, 1)}-10` }
  const number = Number(day.slice(8))
  if (number <= 10) return { from: `${month}-01`, to: `${month}-10`, due: `${month}-20` }
  if (number <= 20) return { from: `${month}-11`, to: `${month}-20`, due: lastDayOf(month) }
  return { from: `${month}-21`, to: lastDayOf(month), due: `${monthAfter(month, 1)}-10` }
}

/** The last periods up to a day, the one it lies in first. */
export function lastPeriods(day: string, way: { regime: VatRegime; rhythm: VatRhythm }, count: number): ReportPeriod[] {
  const periods = [periodOf(day, way)]
  for (let last = periods[0]; last && periods.length < count; last = periods.at(-1))
    periods.push(periodOf(addDays(last.from, -1), way))
  return periods
}

function monthAfter(month: string, months: number): string {
  const place = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`
}

function lastDayOf(month: string): string {
  return addDays(`${monthAfter(month, 1)}-01`, -1)
}
