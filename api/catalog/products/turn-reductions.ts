import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { bumpContentVersion } from '../../site/settings/content-version.ts'
import { refreshProduct } from '../rows/refresh-product.ts'
import { toGivenDiscount, writeDiscount } from '../rows/stored-discount.ts'

/** Begins and ends the reductions whose day has come: prices, their ledger and the pages of the shop follow. */
export async function turnReductions({ read, inTransaction, now }: SiteAtWork): Promise<void> {
  const today = parisDay(now)
  const products = await read.selectFrom('products').select('id').where('discount_turns_on', '<=', today).execute()
  const forms = await read.selectFrom('declinations').select('id').where('discount_turns_on', '<=', today).execute()
  if (products.length + forms.length === 0) return
  await inTransaction(async (tx) => {
    const turned = new Set<string>()
    // Read anew: whoever has changed one meanwhile has said the last word.
    for (const { id, discount } of await tx
      .selectFrom('products')
      .select(['id', 'discount'])
      .where('discount_turns_on', '<=', today)
      .execute()) {
      const columns = writeDiscount(toGivenDiscount(discount), today)
      await tx.updateTable('products').set(columns).where('id', '=', id).execute()
      turned.add(id)
    }
    for (const { id, product_id, discount } of await tx
      .selectFrom('declinations')
      .select(['id', 'product_id', 'discount'])
      .where('discount_turns_on', '<=', today)
      .execute()) {
      const columns = writeDiscount(toGivenDiscount(discount), today)
      await tx.updateTable('declinations').set(columns).where('id', '=', id).execute()
      turned.add(product_id)
    }
    for (const id of turned) await refreshProduct(tx, id, now)
    await bumpContentVersion(tx)
  })
}
