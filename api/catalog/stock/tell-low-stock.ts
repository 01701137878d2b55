import { sql } from 'kysely'
import type { SiteWriter } from '../../platform/database/database.ts'
import { findListeners, tellWebhooks } from '../../platform/webhooks/tell-webhooks.ts'
import { readFlag } from '../../site/parameters/read-flag.ts'
import { readNumber } from '../../site/parameters/read-number.ts'
import type { StockHolder } from './move-stock.ts'

/** A stock as a move left it. */
export type Moved = StockHolder & { change: number; after: number }

/**
 * Tells programs of a stock that has just come down to its limit, in the transaction that moves it: once, until it has been
 * above its limit again. What is not on sale, or is counted elsewhere, has none.
 */
export async function tellLowStock(tx: SiteWriter, moved: Moved, now: Date): Promise<void> {
  const { place, id, change, after } = moved
  // Asked first: each line of each order comes by here, and in most shops nobody listens.
  if (change >= 0 || (await findListeners(tx, 'stock.low')).length === 0) return
  if (!(await readFlag(tx, 'HANDLE_STOCK'))) return
  if ((await readFlag(tx, 'USE_PRODUCT_STOCK')) !== (place === 'product')) return
  const limit = await findLimit(tx, moved)
  if (limit === undefined || after > limit || after - change <= limit) return
  await tellWebhooks(tx, { event: 'stock.low', thingId: id, step: 0, at: now.toISOString() })
}

/** Its own limit, or the shop's, as the owner's list of what runs low has it. */
async function findLimit(tx: SiteWriter, { place, id }: StockHolder): Promise<number | undefined> {
  const shown = tx.selectFrom('products').where('products.is_shown', '=', 1)
  const row =
    place === 'product'
      ? await shown.select('alert_limit').where('id', '=', id).executeTakeFirst()
      : await shown
          .innerJoin('declinations', 'declinations.product_id', 'products.id')
          .select(sql<number | null>`declinations.alert_limit`.as('alert_limit'))
          .where('declinations.id', '=', id)
          .executeTakeFirst()
  return row && (row.alert_limit ?? (await readNumber(tx, 'STOCK_DISPLAY_LIMIT')))
}
