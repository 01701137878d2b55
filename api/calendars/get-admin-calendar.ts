import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toOwnedCalendar } from './calendar.ts'

/** One calendar. */
export const getAdminCalendar: UseCase<Contract['getAdminCalendar']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('calendars').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toOwnedCalendar(row)) : refused('not_found')
}
