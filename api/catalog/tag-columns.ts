import { type Outcome, refused } from '#app/models/outcome.ts'
import type { SiteWriter } from '../db/database.ts'
import type { TagRow } from './catalog-rows.ts'

/** A stored category as its owner sees it. */
export function toTag({ id, slug, label, sort_order }: TagRow) {
  return { id, slug, label, order: sort_order }
}

/** Refuses an address that another category has. */
export async function refuseTagSlug(tx: SiteWriter, slug: string | undefined, id: string): Promise<Outcome<never> | undefined> {
  if (slug === undefined) return undefined
  const other = await tx.selectFrom('tags').select('id').where('slug', '=', slug).where('id', '!=', id).executeTakeFirst()
  return other && refused('invalid', { fields: { slug: { code: 'taken' } } })
}
