import type { DeclinationRow } from '../../catalog/rows/catalog-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'

export type GoodsForm = Pick<DeclinationRow, 'product_id' | 'year' | 'reference' | 'capacity_thousandths' | 'capacity_unit'>
type Tag = { product_id: string; slug: string; label: string }
type Award = { product_id: string; title: string; summary: string }

/** What is said of one of the goods elsewhere than in its own row. */
export type Beside = { tags: readonly Tag[]; forms: readonly GoodsForm[]; awards: readonly Award[] }

/** All that is said of some goods elsewhere, by each of them. */
export async function readBeside(read: SiteReader, lang: string, ids: string[]): Promise<(id: string) => Beside> {
  if (ids.length === 0) return () => ({ tags: [], forms: [], awards: [] })
  const [tags, forms, awards] = await Promise.all([readTags(read, ids), readForms(read, ids), readAwards(read, lang, ids)])
  return sortBeside({ tags, forms, awards })
}

/** Sorts it by the goods that it is said of: looked for in turn, it takes long where they are many. */
export function sortBeside({ tags, forms, awards }: Beside): (id: string) => Beside {
  const byGood = <T extends { product_id: string }>(rows: readonly T[]) => Map.groupBy(rows, ({ product_id }) => product_id)
  const [ownTags, ownForms, ownAwards] = [byGood(tags), byGood(forms), byGood(awards)]
  return (id) => ({ tags: ownTags.get(id) ?? [], forms: ownForms.get(id) ?? [], awards: ownAwards.get(id) ?? [] })
}

function readTags(read: SiteReader, ids: string[]): Promise<Tag[]> {
  return read
    .selectFrom('product_tags')
    .innerJoin('tags', 'tags.id', 'product_tags.tag_id')
    .select(['product_tags.product_id', 'tags.slug', 'tags.label'])
    .where('product_tags.product_id', 'in', ids)
    .orderBy('tags.sort_order')
    .orderBy('tags.id')
    .execute()
}

async function readForms(read: SiteReader, ids: string[]): Promise<GoodsForm[]> {
  const rows = await read
    .selectFrom('declinations')
    .select(['id', 'product_id', 'year', 'reference', 'capacity_thousandths', 'capacity_unit', 'sort_order'])
    .where('product_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('is_on_sale', '=', 1)
    .execute()
  // Ordered here: asked for by id, they would be looked for among all that there are.
  return rows.sort((one, other) => one.sort_order - other.sort_order || (one.id < other.id ? -1 : 1))
}

/** What valid awards say of some goods. */
export function readAwards(read: SiteReader, lang: string, ids: string[]): Promise<Award[]> {
  if (ids.length === 0) return Promise.resolve([])
  return read
    .selectFrom('awards')
    .select(['product_id', 'title', 'summary'])
    .where('product_id', 'in', ids)
    .where('lang', '=', lang)
    .where('is_valid', '=', 1)
    .orderBy('id')
    .execute()
}
