import { journalTexts } from '#app/texts/house/journal.ts'
import { moveStock, type StockHolder } from '../../catalog/stock/move-stock.ts'
import { tellLowStock } from '../../catalog/stock/tell-low-stock.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { RowChange } from '../../platform/database/watch-writes.ts'

/** What an act has moved the stock of, by its id. */
export type Counted = ReadonlySet<string>

const countOf: Partial<Record<RowChange['table'], string>> = { declinations: 'quantity', products: 'stock' }

/** What an act moved the stock of, but for what it made or took away itself: that comes and goes with its movements. */
export function findCounted(changes: readonly RowChange[]): Counted {
  const fleeting = changes.filter(({ table, before, after }) => countOf[table] && !(before && after))
  const gone = new Set(fleeting.map(({ before, after }) => String((before ?? after)?.id)))
  const moved = changes.filter(({ table }) => table === 'stock_movements').map(holderOf)
  return new Set(moved.filter((id) => !gone.has(id)))
}

/** Whose stock a movement moved. */
export function holderOf({ before, after }: RowChange): string {
  const row = after ?? before
  return String(row?.declination_id ?? row?.product_id)
}

/** The same change without its count: that goes back by the difference, so that a sale in between stays counted. */
export function leaveCount(change: RowChange, counted: Counted): RowChange {
  const column = countOf[change.table]
  const { before, after } = change
  if (!column || !before || !after || !counted.has(String(after.id))) return change
  return { ...change, after: { ...after, [column]: before[column] } }
}

/** Takes a movement back by its contrary, for the history of a stock stays; false where there are not enough left. */
export async function reverseMovement(tx: SiteWriter, { before, after: row }: RowChange, now: Date): Promise<boolean> {
  if (before || !row) return false
  const declination_id = row.declination_id === null ? null : String(row.declination_id)
  const product_id = String(row.product_id)
  const holder: StockHolder =
    declination_id === null ? { place: 'product', id: product_id } : { place: 'declination', id: declination_id }
  const change = -Number(row.change)
  const after = await moveStock(tx, holder, change)
  if (after === undefined) return false
  await tellLowStock(tx, { ...holder, change, after }, now)
  await tx
    .insertInto('stock_movements')
    .values({
      id: crypto.randomUUID(),
      product_id,
      declination_id,
      kind: 'CORRECTION',
      change,
      stock_after: after,
      reason: journalTexts.acts.UNDO,
      created_at: now.toISOString(),
    })
    .execute()
  return true
}
