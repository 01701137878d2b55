import { done, type Outcome } from '#app/models/platform/outcome.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { DeclinationRow } from './catalog-rows.ts'
import { refreshProduct } from './refresh-product.ts'
import { listUntold, refuseTakenAway } from './untold-wine.ts'

type Turned = Pick<DeclinationRow, 'id' | 'product_id' | 'is_on_sale'>

/** Puts a declination on sale or takes it off, and answers whether that is a change; beside what visitors see it says what the law wants said. */
export async function turnSale(tx: SiteWriter, row: Turned, isOnSale: boolean, now: Date): Promise<Outcome<boolean>> {
  if (isOnSale === (row.is_on_sale === 1)) return done(false)
  const product = await tx
    .selectFrom('products')
    .select(['id', 'is_shown'])
    .where('id', '=', row.product_id)
    .executeTakeFirstOrThrow()
  const untold = await listUntold(tx, product)
  await tx
    .updateTable('declinations')
    .set({ is_on_sale: isOnSale ? 1 : 0 })
    .where('id', '=', row.id)
    .execute()
  const refusal = await refuseTakenAway(tx, product, untold)
  if (refusal) return refusal
  await refreshProduct(tx, product.id, now)
  return done(true)
}
