import type { Selectable } from 'kysely'
import { refused } from '#app/models/platform/outcome.ts'
import { shareOfLine } from '#app/models/selling/after/withdrawal.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { reckonUnpaid } from './reckon-unpaid.ts'

export type LineRow = Selectable<SiteTables['order_lines']>

/** Writes the lines of an order that nobody has paid anew, with so many units less; what changes of the order itself follows from them. */
export async function shortenLines(tx: SiteWriter, order: OrderRow, off: readonly { row: LineRow; quantity: number }[]) {
  const rows = await tx.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('place').execute()
  const kept = rows.flatMap((row) => {
    const left = row.quantity - (off.find((one) => one.row.place === row.place)?.quantity ?? 0)
    return left > 0 ? [shorten(row, left)] : []
  })
  await tx.deleteFrom('order_lines').where('order_id', '=', order.id).execute()
  // Everything else names a line by its place among the others: they close up.
  const lines = kept.map(({ site_id: _site, ...row }, place) => ({ ...row, place }))
  await tx.insertInto('order_lines').values(lines).execute()
  const after = lines.reduce((sum, { amount_after }) => sum + amount_after, 0)
  const paid = lines.reduce((sum, { amount_paid }) => sum + amount_paid, 0)
  const reckoned = await reckonUnpaid(tx, order, order.shipping_fees)
  if (reckoned.total === 0) orRollBack(refused('conflict', { fields: { lines: { code: 'amend_all' } } }))
  return { subtotal: after + order.wrapping, discount: after - paid, ...reckoned }
}

/** A line at what so many of its units came to. */
function shorten(row: LineRow, quantity: number): LineRow {
  const share = (paid: number) => shareOfLine({ quantity: row.quantity, paid }, 0, quantity)
  return {
    ...row,
    quantity,
    amount_before: row.unit_price * quantity,
    amount_after: share(row.amount_after),
    amount_paid: share(row.amount_paid),
  }
}
