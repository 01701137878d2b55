import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { forgetSlugs } from '../../site/slugs/former-slugs.ts'
import { findProduct } from '../rows/find-live.ts'

/** Takes a product out of the shop; its prices and movements stay on record, its address becomes free. */
export const removeProduct: UseCase<Contract['removeProduct']> = async ({ params }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    if (!(await findProduct(tx, params.id))) return refused('not_found')
    const deleted_at = now.toISOString()
    const ids = (await tx.selectFrom('declinations').select('id').where('product_id', '=', params.id).execute()).map(
      ({ id }) => id,
    )
    if (ids.length > 0) await tx.deleteFrom('box_contents').where('declination_id', 'in', ids).execute()
    await tx.deleteFrom('box_contents').where('box_id', '=', params.id).execute()
    await tx.deleteFrom('product_tags').where('product_id', '=', params.id).execute()
    await tx
      .deleteFrom('recommended_products')
      .where((where) => where.or([where('product_id', '=', params.id), where('recommended_id', '=', params.id)]))
      .execute()
    await tx
      .updateTable('declinations')
      .set({ deleted_at })
      .where('product_id', '=', params.id)
      .where('deleted_at', 'is', null)
      .execute()
    await tx
      .updateTable('products')
      .set({ deleted_at, is_shown: 0, slug: `retire-${crypto.randomUUID()}` })
      .where('id', '=', params.id)
      .execute()
    await forgetSlugs(tx, params.id)
    return done({})
  })
