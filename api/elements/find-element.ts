import { done, type Outcome, refused } from '#app/models/outcome.ts'
import type { SiteReader } from '../db/database.ts'
import type { Caller } from '../visit.ts'
import { findWritten } from '../writing/find-written.ts'

type At = { read: SiteReader; lang: string }

/** The collection that visitors see at a route. */
export function findCollection({ read, lang }: At, route: string) {
  const shown = read.selectFrom('collections').selectAll().where('lang', '=', lang).where('is_valid', '=', 1)
  return shown.where('route', '=', route).executeTakeFirst()
}

/** The element at a place, by its id or the word of its address; one that is for members is there for members. */
export async function getShownElement(
  { read, lang, caller }: At & { caller: Caller },
  { route, id }: { route: string; id: string },
) {
  const collection = await findCollection({ read, lang }, route)
  if (!collection) return refused('not_found')
  const shown = read.selectFrom('elements').selectAll().where('collection_id', '=', collection.id).where('is_valid', '=', 1)
  const row = await findWritten(id, (column) => shown.where(column, '=', id).executeTakeFirst())
  if (!row) return refused('not_found')
  if (row.for_members && caller.role === 'VISITOR') return refused('unauthenticated')
  return done(row) satisfies Outcome<typeof row>
}
