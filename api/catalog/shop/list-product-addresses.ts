import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { selectPublicProducts } from '../rows/catalog-rows.ts'

/** As many addresses as one map of a site may have. */
const most = 50_000

/** Where the products in sale are: all of them in one statement, for a map needs neither prices nor what belongs to them. */
export const listProductAddresses: UseCase<Contract['listProductAddresses']> = async (_given, ctx) => {
  const { site } = await ctx.settings.of(ctx)
  if (site.is_e_commerce === 0) return refused('not_found')
  const rows = await selectPublicProducts(ctx.read)
    .select(['products.slug', 'products.updated_at as updatedAt'])
    .orderBy('products.name_key')
    .orderBy('products.id')
    .limit(most)
    .execute()
  return done(rows)
}
