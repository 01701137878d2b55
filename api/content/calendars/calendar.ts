import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { CalendarRules } from '#app/models/content/bookings/calendar.ts'
import type { Booking, Calendar, OwnedCalendar } from '../../contract/content/calendar.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

export type CalendarRow = Selectable<SiteTables['calendars']>

/** A stored calendar as visitors see it. */
export function toCalendar(row: CalendarRow): z.input<typeof Calendar> {
  const { id, title, description, form, capacity } = row
  return {
    id,
    title,
    description,
    form,
    capacity,
    weekdays: JSON.parse(row.weekdays) as number[],
    leadDays: row.lead_days,
    horizonDays: row.horizon_days,
  }
}

/** A stored calendar as its owner sees it. */
export function toOwnedCalendar(row: CalendarRow): z.input<typeof OwnedCalendar> {
  const { closedDays, opensOnHolidays } = rulesOf(row)
  return {
    ...toCalendar(row),
    closedDays: [...closedDays],
    opensOnHolidays,
    isValid: row.is_valid === 1,
    updatedAt: row.updated_at,
  }
}

/** When a stored calendar is open, by itself; days off of the house are none of its own. */
export function rulesOf(row: CalendarRow, closings: CalendarRules['closings'] = []): CalendarRules {
  return {
    weekdays: JSON.parse(row.weekdays) as number[],
    closedDays: JSON.parse(row.closed_days) as string[],
    closings,
    opensOnHolidays: row.opens_on_holidays === 1,
    leadDays: row.lead_days,
    horizonDays: row.horizon_days,
  }
}

/** A calendar that visitors may book in. */
export function findOpenCalendar(read: SiteReader, id: string): Promise<CalendarRow | undefined> {
  return read.selectFrom('calendars').selectAll().where('id', '=', id).where('is_valid', '=', 1).executeTakeFirst()
}

/** A stored booking as the owner sees it. */
export function toBooking(row: Selectable<SiteTables['bookings']>): z.input<typeof Booking> {
  const { id, day, places, note, state } = row
  return {
    id,
    day,
    places,
    note,
    state,
    confirmBy: row.confirm_by,
    calendar: row.calendar_id,
    answer: row.answer_id,
    createdAt: row.created_at,
  }
}

/** The bookings that hold places: what has lapsed is only counted. */
export function selectHeld(read: SiteReader) {
  return read.selectFrom('bookings').where('state', '!=', 'LAPSED')
}
