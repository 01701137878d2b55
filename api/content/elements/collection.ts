import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { AdminCollection, Collection } from '../../contract/content/writing.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

type Row = Selectable<SiteTables['collections']>

/** Stored collections as visitors see them. */
export async function toCollections(read: SiteReader, rows: readonly Row[]): Promise<z.input<typeof Collection>[]> {
  const former = await read.selectFrom('former_slugs').select(['thing_id', 'slug']).where('kind', '=', 'collection').execute()
  const formerOf = ({ id }: Row) => former.filter(({ thing_id }) => thing_id === id).map(({ slug }) => slug)
  return rows.map((row) => ({ ...wordsOf(row), formerRoutes: formerOf(row) }))
}

/** A stored collection as its owner sees it. */
export function toAdminCollection(row: Row): z.input<typeof AdminCollection> {
  return { ...wordsOf(row), order: row.sort_order, isValid: row.is_valid === 1, updatedAt: row.updated_at }
}

function wordsOf({ id, route, title, summary }: Row) {
  return { id, route, title, summary }
}
