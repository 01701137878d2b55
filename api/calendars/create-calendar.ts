import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { chooseFreeId } from '../writing/choose-free-id.ts'
import { toCalendarColumns, toOwnedCalendar } from './calendar.ts'

const blank = {
  description: '',
  form: '',
  weekdays: '[]',
  closed_days: '[]',
  opens_on_holidays: 0 as const,
  lead_days: 1,
  horizon_days: 90,
  capacity: 1,
  is_valid: 1 as const,
}

/** Adds a calendar, under a name of the owner's choice where they give one. */
export const createCalendar: UseCase<Contract['createCalendar']> = async ({ body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const { title, ...fields } = body
    const id = await chooseFreeId(tx, 'calendars', body)
    if (!id.ok) return id
    const row = await tx
      .insertInto('calendars')
      .values({ ...blank, ...toCalendarColumns(fields), id: id.value, title, updated_at: now.toISOString() })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toOwnedCalendar(row))
  })
