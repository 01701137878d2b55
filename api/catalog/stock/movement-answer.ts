import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Contract } from '../../contract/index.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

/** A movement of stock as its owner sees it. */
export function toStockMovement(
  row: Selectable<SiteTables['stock_movements']>,
): z.input<Contract['createStockMovement']['answer']> {
  const { id, kind, change, reason } = row
  return {
    id,
    kind,
    change,
    reason,
    idProduct: row.product_id,
    idDeclination: row.declination_id,
    stock: row.stock_after,
    createdAt: row.created_at,
  }
}
