import { sayCalendarDay, sayMoment, sayShortDay } from '#app/models/french-date.ts'
import { addDays } from '#app/models/working-days.ts'
import { tableTexts } from '#app/texts/admin/tables.ts'
import type { SiteReader } from '../db/database.ts'
import type { TableSpan } from './export-table.ts'
import { readAll } from './read-all.ts'

/** The members of the shop; nobody of its staff, and nothing by which one could enter. */
export async function exportMembers(read: SiteReader): Promise<string[][]> {
  const rows = await readAll((limit, offset) =>
    read
      .selectFrom('users')
      .select(['email', 'email_shown', 'firstname', 'lastname', 'phone', 'birthdate', 'created_at'])
      .where('role', '=', 'MEMBER')
      .where('deleted_at', 'is', null)
      .orderBy('email')
      .limit(limit)
      .offset(offset)
      .execute(),
  )
  return rows.map(({ email, email_shown, firstname, lastname, phone, birthdate, created_at }) => [
    ...[email_shown || email, firstname, lastname, phone, birthdate ? sayCalendarDay(birthdate) : ''],
    sayShortDay(created_at),
  ])
}

/** What was written to the company in a span of days. */
export async function exportMessages(read: SiteReader, { from, to }: TableSpan): Promise<string[][]> {
  const rows = await readAll((limit, offset) =>
    read
      .selectFrom('messages')
      .selectAll()
      .where('created_at', '>=', from)
      .where('created_at', '<', addDays(to, 1))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
  )
  return rows.map(({ created_at, firstname, lastname, email, phone, subject, message, is_read }) => [
    ...[sayMoment(created_at), firstname, lastname, email, phone, subject, message],
    is_read === 1 ? tableTexts.yes : tableTexts.no,
  ])
}
