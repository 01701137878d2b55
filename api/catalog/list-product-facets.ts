import { done, refused } from '#app/models/outcome.ts'
import { productKinds } from '#app/models/product-kind.ts'
import type { Contract } from '../contract/index.ts'
import type { SiteReader } from '../db/database.ts'
import type { UseCase } from '../visit.ts'
import { selectShown } from './catalog-rows.ts'

/** By what the list of products can be narrowed: only what has something in sale. */
export const listProductFacets: UseCase<Contract['listProductFacets']> = async (_given, visit) => {
  const { read } = visit
  const { site } = await visit.settings.of(visit)
  if (site.is_e_commerce === 0) return refused('not_found')
  const [kinds, tags, years] = await Promise.all([readKinds(read), readTags(read), readYears(read)])
  return done({ kinds: productKinds.filter((kind) => kinds.has(kind)), tags, years })
}

async function readKinds(read: SiteReader): Promise<Set<string>> {
  const rows = await selectShown(read).select('products.kind').distinct().execute()
  return new Set(rows.map(({ kind }) => kind))
}

async function readTags(read: SiteReader) {
  const rows = await selectShown(read)
    .innerJoin('product_tags', 'product_tags.product_id', 'products.id')
    .innerJoin('tags', 'tags.id', 'product_tags.tag_id')
    .select(['tags.id', 'tags.slug', 'tags.label', 'tags.sort_order'])
    .distinct()
    .orderBy('tags.sort_order')
    .orderBy('tags.id')
    .execute()
  return rows.map(({ id, slug, label }) => ({ id, slug, label }))
}

async function readYears(read: SiteReader): Promise<number[]> {
  const rows = await selectShown(read)
    .innerJoin('declinations', 'declinations.product_id', 'products.id')
    .select('declinations.year')
    .where('declinations.deleted_at', 'is', null)
    .where('declinations.year', 'is not', null)
    .distinct()
    .orderBy('declinations.year', 'desc')
    .execute()
  return rows.flatMap(({ year }) => year ?? [])
}
