import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toCalendarColumns, toOwnedCalendar } from './calendar.ts'

/** Changes the rules of a calendar; what is booked stays booked. */
export const changeCalendar: UseCase<Contract['changeCalendar']> = async ({ params, body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const row = await tx
      .updateTable('calendars')
      .set({ ...toCalendarColumns(body), updated_at: now.toISOString() })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirst()
    return row ? done(toOwnedCalendar(row)) : refused('not_found')
  })
