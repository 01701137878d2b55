import { sayLongMoment, sayShortDay } from '#app/models/french-date.ts'
import { sayCents } from '#app/models/money.ts'
import type { SiteWriter } from '../db/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { tellHouse } from '../orders/tell-house.ts'
import { type At, tellBuyer } from '../orders/tell-order.ts'
import type { GivenBack } from './read-withdrawable.ts'
import { nameOf, sayGoods, type WithdrawalRow } from './show-withdrawal.ts'

/** Acknowledges a withdrawal to its buyer, with all it says and its date and time, and tells the house. */
export async function tellWithdrawal(tx: SiteWriter, order: OrderRow, row: WithdrawalRow, at: At): Promise<void> {
  const lines = await tx.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('place').execute()
  const params = {
    lines: sayGoods(JSON.parse(row.lines) as GivenBack[], lines),
    moment: sayLongMoment(row.declared_at),
    date: sayShortDay(order.placed_at),
    refund: row.refund > 0 ? sayCents(row.refund) : '',
    isOver: row.state === 'REFUNDED' ? 'yes' : '',
    // A name is told only where it looks like one: anyone may have typed it beside somebody else's address.
    name: isPlainName(nameOf(order.billing_address)) ? nameOf(order.billing_address) : '',
  }
  await tellBuyer(tx, 'withdrawal_received', order, { ...at, params })
  await tellHouse(tx, 'withdrawal_declared', order, { ...at, params: { ...params, path: `/admin/retractations/${row.id}` } })
}

function isPlainName(name: string): boolean {
  return name.length <= 60 && /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u.test(name)
}
