import { productKinds } from '#app/models/catalog/products/product-kind.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readList, selectPublicProducts } from '../rows/catalog-rows.ts'

/** By what the list of products can be narrowed: only what has something in sale. */
export const listProductFacets: UseCase<Contract['listProductFacets']> = async (_given, ctx) => {
  const { read } = ctx
  const { site } = await ctx.settings.of(ctx)
  if (site.is_e_commerce === 0) return refused('not_found')
  const [kinds, tags, meals, years] = await Promise.all([readKinds(read), readTags(read), readMeals(read), readYears(read)])
  return done({ kinds: productKinds.filter((kind) => kinds.has(kind)), tags, meals, years })
}

async function readKinds(read: SiteReader): Promise<Set<string>> {
  const rows = await selectPublicProducts(read).select('products.kind').distinct().execute()
  return new Set(rows.map(({ kind }) => kind))
}

async function readTags(read: SiteReader) {
  const rows = await selectPublicProducts(read)
    .innerJoin('product_tags', 'product_tags.product_id', 'products.id')
    .innerJoin('tags', 'tags.id', 'product_tags.tag_id')
    .select(['tags.id', 'tags.slug', 'tags.label', 'tags.sort_order'])
    .distinct()
    .orderBy('tags.sort_order')
    .orderBy('tags.id')
    .execute()
  return rows.map(({ id, slug, label }) => ({ id, slug, label }))
}

async function readMeals(read: SiteReader) {
  const rows = await selectPublicProducts(read).select('products.meals').distinct().execute()
  const named = new Set(rows.flatMap(({ meals }) => readList<{ idMealIcon: string }>(meals).map(({ idMealIcon }) => idMealIcon)))
  const icons = await read.selectFrom('meal_icons').select(['id', 'label']).orderBy('sort_order').orderBy('id').execute()
  return icons.filter(({ id }) => named.has(id))
}

async function readYears(read: SiteReader): Promise<number[]> {
  const rows = await selectPublicProducts(read)
    .innerJoin('declinations', 'declinations.product_id', 'products.id')
    .select('declinations.year')
    .where('declinations.deleted_at', 'is', null)
    .where('declinations.is_on_sale', '=', 1)
    .where('declinations.year', 'is not', null)
    .distinct()
    .orderBy('declinations.year', 'desc')
    .execute()
  return rows.flatMap(({ year }) => year ?? [])
}
