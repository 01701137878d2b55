import { sayCents } from '#app/models/platform/text/money.ts'
import { sayLongMoment, sayShortDay } from '#app/models/platform/time/french-date.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { mayDisown } from '#app/models/selling/after/withdrawal.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { GivenBack } from '../order-views/read-withdrawable.ts'
import { sayGoods, type WithdrawalRow, waitsForBuyer } from '../order-views/show-withdrawal.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { mailOwner } from '../orders/mail-owner.ts'
import { type At, tellBuyer } from '../orders/tell-order.ts'

/** Acknowledges a withdrawal to its buyer, with all it says and its date and time, and tells the house; says whether the buyer is told. */
export async function tellWithdrawal(tx: SiteWriter, order: OrderRow, row: WithdrawalRow, at: At): Promise<boolean> {
  const lines = await tx.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('place').execute()
  const params = {
    lines: sayGoods(JSON.parse(row.lines) as GivenBack[], lines),
    moment: sayLongMoment(row.declared_at),
    date: sayShortDay(order.placed_at),
    refund: row.refund > 0 ? sayCents(row.refund) : '',
    isOver: row.state === 'REFUNDED' ? 'yes' : '',
    awaitsBuyer: waitsForBuyer(row, order) ? 'yes' : '',
    mayDisown: mayDisown(row) ? 'yes' : '',
    name: sayBuyer(order.billing_address),
  }
  const isTold = await tellBuyer(tx, order, { kind: 'withdrawal_received', ...at, params })
  await mailOwner(tx, order, {
    kind: 'withdrawal_declared',
    ...at,
    params: { ...params, path: addresses.panelWithdrawal(row.id) },
  })
  return isTold
}

/** Tells the house what a buyer has said of a withdrawal that was declared by the number of their order. */
export async function tellHouseOfAnswer(tx: SiteWriter, order: OrderRow, row: WithdrawalRow, at: At): Promise<void> {
  const kind = row.proof === 'DISOWNED' ? 'withdrawal_disowned' : 'withdrawal_confirmed'
  const params = { isOver: row.state === 'REFUNDED' ? 'yes' : '', path: addresses.panelWithdrawal(row.id) }
  await mailOwner(tx, order, { kind, ...at, params })
}

/** The name under which the contract was made; told only where it looks like one, for anyone may have typed it beside somebody else's address. */
function sayBuyer(billing: string): string {
  const { firstname = '', lastname = '' } = JSON.parse(billing) as { firstname?: string; lastname?: string }
  const name = `${firstname} ${lastname}`.trim()
  return name.length <= 60 && /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u.test(name) ? name : ''
}
