import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

/** Where a word names one thing: among its kind, within a language or the collection of an element; articles and folders share. */
export type SlugScope = Pick<SiteTables['former_slugs'], 'kind' | 'within' | 'slug'>

/** Takes a word from whatever had it before, and lets the former one of the thing lead to it: no chain, no ring can come of it. */
export async function takeSlug(tx: SiteWriter, thing_id: string, place: SlugScope, former?: SlugScope): Promise<void> {
  await tx
    .deleteFrom('former_slugs')
    .where((row) => row.and(place))
    .execute()
  const isSame = former?.within === place.within && former.slug === place.slug
  if (former && !isSame)
    await tx
      .insertInto('former_slugs')
      .values({ ...former, thing_id })
      .execute()
}

/** Forgets where a thing stood that is taken away. */
export async function forgetSlugs(tx: SiteWriter, id: string): Promise<void> {
  await tx.deleteFrom('former_slugs').where('thing_id', '=', id).execute()
}

/** The words by which a thing is still found, though it has another. */
export async function listFormer(read: SiteReader, kind: SlugScope['kind'], id: string): Promise<string[]> {
  const rows = read.selectFrom('former_slugs').select('slug').where('kind', '=', kind).where('thing_id', '=', id)
  return (await rows.execute()).map(({ slug }) => slug)
}

/** The thing that once had this word; an id that no row has where none did. */
export async function findFormer(read: SiteReader, place: SlugScope): Promise<string> {
  const rows = read.selectFrom('former_slugs').select('thing_id')
  return (await rows.where((row) => row.and(place)).executeTakeFirst())?.thing_id ?? ''
}
