import type { TotalTake } from '#app/models/selling/orders/order-goods.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { readNumber } from '../../site/parameters/read-number.ts'
import { bumpContentVersion } from '../../site/settings/content-version.ts'
import { moveStock } from './move-stock.ts'

/** Puts goods that came back from a buyer on the shelf again, each place with a movement that says why. */
export async function putBack(tx: SiteWriter, takes: readonly TotalTake[], reason: string, now: Date): Promise<void> {
  const displayLimit = await readNumber(tx, 'STOCK_DISPLAY_LIMIT')
  for (const { place, id, quantity } of takes) {
    const after = await moveStock(tx, { place, id }, quantity)
    if (after === undefined) continue
    const product_id = place === 'product' ? id : await findProductOf(tx, id)
    await tx
      .insertInto('stock_movements')
      .values({
        id: crypto.randomUUID(),
        product_id,
        declination_id: place === 'declination' ? id : null,
        kind: 'RETURN',
        change: quantity,
        stock_after: after,
        reason,
        created_at: now.toISOString(),
      })
      .execute()
    if (after - quantity <= displayLimit) await bumpContentVersion(tx)
  }
}

async function findProductOf(tx: SiteWriter, declinationId: string): Promise<string> {
  const found = await tx.selectFrom('declinations').select('product_id').where('id', '=', declinationId).executeTakeFirstOrThrow()
  return found.product_id
}
