import { addDays } from '#app/models/platform/time/working-days.ts'

/** Two equal spans of days in France: from `before` on, and from `since` to `until`. */
export type Span = { before: string; since: string; until: string }

/** Every day of the later span. */
export function listDays({ since, until }: Span): string[] {
  const days: string[] = []
  for (let day = since; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}
