import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toOwnedCalendar } from './calendar.ts'

const columns = { title: 'title', isValid: 'is_valid', updatedAt: 'updated_at' }

/** All calendars, open or not. */
export const listAdminCalendars: UseCase<Contract['listAdminCalendars']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('calendars').selectAll(), query, columns)
  return done({ calendars: rows.map(toOwnedCalendar), total })
}
