import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { selectPublicProducts } from '../rows/catalog-rows.ts'

const inPage = 10_000

/** Where the products in sale are, ten thousand in one statement: a map needs neither prices nor what belongs to them. */
export const listProductAddresses: UseCase<Contract['listProductAddresses']> = async ({ query: { page } }, ctx) => {
  const { site } = await ctx.settings.of(ctx)
  if (site.is_e_commerce === 0) return refused('not_found')
  const rows = await selectPublicProducts(ctx.read)
    .select(['products.slug', 'products.name', 'products.type', 'products.updated_at as updatedAt'])
    .orderBy('products.name_key')
    .orderBy('products.id')
    .limit(inPage)
    .offset((page - 1) * inPage)
    .execute()
  return done(rows.map(({ type, ...row }) => ({ ...row, type: { type } })))
}
