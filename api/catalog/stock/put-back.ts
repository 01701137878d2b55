import type { TotalTake } from '#app/models/selling/orders/order-goods.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { readNumber } from '../../site/parameters/read-number.ts'
import { bumpContentVersion } from '../../site/settings/content-version.ts'
import { moveStock } from './move-stock.ts'
import { tellLowStock } from './tell-low-stock.ts'

/** Puts goods that came back from a buyer on the shelf again, each place with a movement that says why. */
export async function putBack(tx: SiteWriter, takes: readonly TotalTake[], reason: string, now: Date): Promise<void> {
  await moveAll(tx, takes, { kind: 'RETURN', reason, now })
}

/** Takes goods from the shelf that replace what was broken or lost on its way; says whether there were enough of all. */
export function replaceLost(tx: SiteWriter, takes: readonly TotalTake[], reason: string, now: Date): Promise<boolean> {
  return moveAll(tx, takes, { kind: 'LOSS', reason, now })
}

type Why = { kind: 'RETURN' | 'LOSS'; reason: string; now: Date }

async function moveAll(tx: SiteWriter, takes: readonly TotalTake[], { kind, reason, now }: Why): Promise<boolean> {
  const displayLimit = await readNumber(tx, 'STOCK_DISPLAY_LIMIT')
  let isThere = true
  for (const { place, id, quantity } of takes) {
    const change = kind === 'LOSS' ? -quantity : quantity
    const after = await moveStock(tx, { place, id }, change)
    if (after === undefined) {
      isThere = false
      continue
    }
    const product_id = place === 'product' ? id : await findProductOf(tx, id)
    await tx
      .insertInto('stock_movements')
      .values({
        id: crypto.randomUUID(),
        product_id,
        declination_id: place === 'declination' ? id : null,
        kind,
        change,
        stock_after: after,
        reason,
        created_at: now.toISOString(),
      })
      .execute()
    if (Math.min(after, after - change) <= displayLimit) await bumpContentVersion(tx)
    await tellLowStock(tx, { place, id, change, after }, now)
  }
  return isThere
}

async function findProductOf(tx: SiteWriter, declinationId: string): Promise<string> {
  const found = await tx.selectFrom('declinations').select('product_id').where('id', '=', declinationId).executeTakeFirstOrThrow()
  return found.product_id
}
