import { groupHours } from '#app/models/site/settings/opening-hours.ts'
import { openingHours } from '#app/models/site/settings/parameter-list-company.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { closingTexts, sayClosedDays } from '#app/texts/site/closing.ts'
import { frameTexts } from '#app/texts/site/frame.ts'
import { memoizeOn } from '../platform/memoize-on.server.ts'
import type { SiteFacts } from './site-facts.server.ts'

/** The week of the door, days that are alike on one line; nothing where the owner has written nothing. */
export function listHours(values: ParameterValues): HoursLine[] {
  const nameHours = () =>
    groupHours(weekOf(values)).map(({ days, said }) => ({ days: nameDays(days), hours: said || frameTexts.closed }))
  return memoizeOn([values], 'hours', nameHours)
}

type HoursLine = { days: string; hours: string }

/** The week of the door below the days off on which it stays closed. */
export function listHoursNow({ info, values }: SiteFacts): HoursLine[] {
  const { closing } = info
  const week = listHours(values)
  if (!closing?.closesDoors || week.length === 0) return week
  const days = sayClosedDays(closing)
  return [{ days: days.charAt(0).toUpperCase() + days.slice(1), hours: closingTexts.closed }, ...week]
}

/** What the owner has written for each day, from Monday. */
export function weekOf(values: ParameterValues): string[] {
  return openingHours.map((type) => values[type])
}

/** One day, two, or the first and the last of several in a row. */
function nameDays(days: readonly number[]): string {
  const [first = '', ...rest] = days.map((day) => frameTexts.days[day] ?? '')
  const last = rest.at(-1)?.toLowerCase()
  if (last === undefined) return first
  return rest.length === 1 ? `${first}, ${last}` : frameTexts.daysFromTo(first, last)
}
