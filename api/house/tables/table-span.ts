import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'

/** From which day to which, both included, as days are counted in France. */
export type TableSpan = { from: string; to: string }

/** The moments among which those of a span lie: days of France begin before those of the clock. */
export function momentsAround({ from, to }: TableSpan): { since: string; before: string } {
  return { since: addDays(from, -1), before: addDays(to, 2) }
}

/** Whether a moment lies on a day of a span. */
export function isWithin(moment: string, { from, to }: TableSpan): boolean {
  const day = parisDay(new Date(moment))
  return day >= from && day <= to
}
