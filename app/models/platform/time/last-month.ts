import { parisDay } from './working-days.ts'

/** The first and the last day of the month before, in France. */
export function lastMonth(now: Date): { from: string; to: string } {
  const [year = 0, month = 1] = parisDay(now).split('-').map(Number)
  const spell = (day: Date) => day.toISOString().slice(0, 10)
  return { from: spell(new Date(Date.UTC(year, month - 2, 1))), to: spell(new Date(Date.UTC(year, month - 1, 0))) }
}
