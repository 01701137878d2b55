import { sayCalendarDay, sayMoment, sayShortDay } from '#app/models/platform/time/french-date.ts'
import { tableTexts } from '#app/texts/house/settings/tables.ts'
import { customCells, readFieldsOf } from '../../platform/custom/custom-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { mapPages, readPages } from '../../platform/database/read-pages.ts'
import { isWithin, momentsAround, type TableSpan } from './table-span.ts'

/** The members of the shop; nobody of its staff, and nothing by which one could enter. */
export async function* exportMembers(read: SiteReader): AsyncGenerator<string[][]> {
  const fields = await readFieldsOf(read, 'MEMBER')
  const pages = readPages<Awaited<ReturnType<typeof readMembers>>[number]>((last, limit) =>
    readMembers(read, last?.email ?? '', limit),
  )
  yield* mapPages(pages, ({ email, email_shown, firstname, lastname, phone, birthdate, created_at, custom }) => [
    [
      email_shown || email,
      firstname,
      lastname,
      phone,
      birthdate ? sayCalendarDay(birthdate) : '',
      sayShortDay(created_at),
      ...customCells(custom, fields),
    ],
  ])
}

function readMembers(read: SiteReader, after: string, limit: number) {
  return read
    .selectFrom('users')
    .select(['email', 'email_shown', 'firstname', 'lastname', 'phone', 'birthdate', 'created_at', 'custom'])
    .where('role', '=', 'MEMBER')
    .where('deleted_at', 'is', null)
    .where('email', '>', after)
    .orderBy('email')
    .limit(limit)
    .execute()
}

/** What was written to the company in a span of days. */
export function exportMessages(read: SiteReader, span: TableSpan): AsyncIterable<string[][]> {
  const pages = readPages<Awaited<ReturnType<typeof readMessages>>[number]>((last, limit) =>
    readMessages(read, span, { last, limit }),
  )
  return mapPages(pages, ({ created_at, firstname, lastname, email, phone, subject, message, is_read }) =>
    isWithin(created_at, span)
      ? [
          [
            sayMoment(created_at),
            firstname,
            lastname,
            email,
            phone,
            subject,
            message,
            is_read === 1 ? tableTexts.yes : tableTexts.no,
          ],
        ]
      : [],
  )
}

type Place = { last: { created_at: string; id: string } | undefined; limit: number }

function readMessages(read: SiteReader, span: TableSpan, { last, limit }: Place) {
  const { since, before } = momentsAround(span)
  const all = read
    .selectFrom('messages')
    .selectAll()
    .where('created_at', '>=', last?.created_at ?? since)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
  if (!last) return all.execute()
  const { created_at, id } = last
  return all.where((is) => is.or([is('created_at', '>', created_at), is('id', '>', id)])).execute()
}
