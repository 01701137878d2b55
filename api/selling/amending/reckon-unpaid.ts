import { sumPaid } from '#app/models/selling/cart/cart-totals.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'

/** What an order that nobody has paid comes to by its lines as they stand, with such a freight. */
export async function reckonUnpaid(tx: SiteWriter, order: OrderRow, fees: number) {
  const rows = await tx.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('place').execute()
  const goods = rows.map(({ vat_rate, amount_paid, amount_before, quantity }) => ({
    vatRate: vat_rate,
    paid: amount_paid,
    before: amount_before,
    quantity,
  }))
  const wrapping = order.wrapping > 0 ? [{ rate: order.wrapping_rate, gross: order.wrapping }] : []
  const { freight, total, vat } = sumPaid(goods, fees, wrapping)
  return { total, vat: JSON.stringify(vat), freight: JSON.stringify(freight) }
}
