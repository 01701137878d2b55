import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toCalendar } from './calendar.ts'

/** An answer without pages has an end all the same; no house keeps near as many. */
const mostCalendars = 200

/** The calendars that visitors may book in. */
export const listCalendars: UseCase<Contract['listCalendars']> = async (_given, { read }) => {
  const shown = read.selectFrom('calendars').selectAll().where('is_valid', '=', 1)
  const rows = await shown.orderBy('title').orderBy('id').limit(mostCalendars).execute()
  return done(rows.map(toCalendar))
}
