import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Caller } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { findWritten } from '../../site/slugs/find-written.ts'
import { findFormer } from '../../site/slugs/former-slugs.ts'

type At = { read: SiteReader; lang: string }

/** The collection that visitors see at a route, or saw there before. */
export async function findCollection({ read, lang }: At, route: string) {
  const shown = read.selectFrom('collections').selectAll().where('lang', '=', lang).where('is_valid', '=', 1)
  const former = () => findFormer(read, { kind: 'collection', within: lang, slug: route })
  return (
    (await shown.where('route', '=', route).executeTakeFirst()) ??
    (await shown.where('id', '=', await former()).executeTakeFirst())
  )
}

/** The element at a place, present or former, by its id or the word of its address; one that is for members is there for members. */
export async function getPublicElement(
  { read, lang, caller }: At & { caller: Caller },
  { route, id }: { route: string; id: string },
) {
  const collection = await findCollection({ read, lang }, route)
  if (!collection) return refused('not_found')
  const shown = read.selectFrom('elements').selectAll().where('is_valid', '=', 1)
  const here = shown.where('collection_id', '=', collection.id)
  const place = { kind: 'element', within: collection.id, slug: id } as const
  const row =
    (await findWritten(read, place, (column, value) => here.where(column, '=', value).executeTakeFirst())) ??
    // What was here under this word may have moved to another collection.
    (await shown.where('id', '=', await findFormer(read, place)).executeTakeFirst())
  const home = row && (await findHome({ read, lang }, row.collection_id))
  if (!home) return refused('not_found')
  if (row.for_members && caller.role === 'VISITOR') return refused('unauthenticated')
  const found = { ...row, route: home.route }
  return done(found) satisfies Outcome<typeof found>
}

function findHome({ read, lang }: At, id: string) {
  const shown = read.selectFrom('collections').select('route').where('lang', '=', lang).where('is_valid', '=', 1)
  return shown.where('id', '=', id).executeTakeFirst()
}
