import { groupHours } from '#app/models/site/settings/opening-hours.ts'
import { openingHours } from '#app/models/site/settings/parameter-list-company.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { frameTexts } from '#app/texts/site/frame.ts'
import { memoizeOn } from '../platform/memoize-on.server.ts'

/** The week of the door, days that are alike on one line; nothing where the owner has written nothing. */
export function listHours(values: ParameterValues): { days: string; hours: string }[] {
  const nameHours = () =>
    groupHours(weekOf(values)).map(({ days, said }) => ({ days: nameDays(days), hours: said || frameTexts.closed }))
  return memoizeOn([values], 'hours', nameHours)
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
