import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toCalendar } from './calendar.ts'

/** The calendars that visitors may book in. */
export const listCalendars: UseCase<Contract['listCalendars']> = async (_given, { read }) => {
  const rows = await read.selectFrom('calendars').selectAll().where('is_valid', '=', 1).orderBy('title').orderBy('id').execute()
  return done(rows.map(toCalendar))
}
