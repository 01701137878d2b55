import { sayCalendarDay, sayMoment, sayShortDay } from '#app/models/platform/time/french-date.ts'
import { tableTexts } from '#app/texts/house/settings/tables.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readAll } from './read-all.ts'
import { isWithin, momentsAround, type TableSpan } from './table-span.ts'

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
export async function exportMessages(read: SiteReader, span: TableSpan): Promise<string[][]> {
  const { since, before } = momentsAround(span)
  const rows = await readAll((limit, offset) =>
    read
      .selectFrom('messages')
      .selectAll()
      .where('created_at', '>=', since)
      .where('created_at', '<', before)
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
  )
  const within = rows.filter(({ created_at }) => isWithin(created_at, span))
  return within.map(({ created_at, firstname, lastname, email, phone, subject, message, is_read }) => [
    ...[sayMoment(created_at), firstname, lastname, email, phone, subject, message],
    is_read === 1 ? tableTexts.yes : tableTexts.no,
  ])
}
