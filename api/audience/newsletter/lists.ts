import type { Selectable } from 'kysely'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

type Row = Selectable<SiteTables['newsletter_lists']>

/** The lists one may subscribe to, in the owner's order. */
export function listOpenLists(read: SiteReader): Promise<Row[]> {
  return read.selectFrom('newsletter_lists').selectAll().where('is_valid', '=', 1).orderBy('sort_order').orderBy('id').execute()
}

/** The lists somebody asks for, all open ones where they name none; one that is not open is a fault. */
export async function requireLists(read: SiteReader, asked: string[] | undefined): Promise<Outcome<string[]>> {
  const open = (await listOpenLists(read)).map(({ id }) => id)
  if (!asked) return done(open)
  if (asked.some((id) => !open.includes(id))) return refused('invalid', { fields: { lists: { code: 'choice' } } })
  return done(open.filter((id) => asked.includes(id)))
}

/** Whether the house sends letters at all. */
export async function hasNewsletter(read: SiteReader, lang: string): Promise<boolean> {
  const off = await read
    .selectFrom('parameters')
    .select('id')
    .where('type', '=', 'NEWSLETTER_ACTIVATED')
    .where('lang', '=', lang)
    .where('value', '=', 'false')
    .executeTakeFirst()
  return off === undefined
}
