import { isAllSettled } from '#app/models/selling/orders/order-rest.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { WithdrawalRow } from '../order-views/show-withdrawal.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { readCounts, readGivenLines } from '../orders/count-lines.ts'
import { releaseUnits } from './release-units.ts'

/**
 * Lets go of what had not left of a withdrawal, once, when its money goes back: what the order holds is lowered as the shelf is
 * raised. Not when it is declared, for a refusal would have to take bottles again that others have bought meanwhile; until the house
 * answers they are held and not sent. An order that has ended has given back all it held.
 */
export async function releaseWithdrawn(tx: SiteWriter, order: OrderRow, row: WithdrawalRow, ctx: CallContext): Promise<OrderRow> {
  const lines = readGivenLines(row.lines, order)
  const given = lines.filter(({ kept }) => kept > 0)
  if (given.length === 0 || order.is_holding === 0) return order
  await tx
    .updateTable('withdrawals')
    .set({ is_released: 1, lines: JSON.stringify(lines) })
    .where('id', '=', row.id)
    .execute()
  await releaseUnits(tx, order, given, ctx)
  return closeParcels(tx, order, ctx.now)
}

/** Of an order that left in part nothing is to follow once all the rest was given up: its buyer has all they get. */
async function closeParcels(tx: SiteWriter, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.fulfilment_state !== 'partly_shipped' || (await hasOpenRest(tx, order))) return order
  const step = { machine: 'fulfilment', from: order.fulfilment_state, to: 'shipped', by: 'owner' } as const
  return addStep(tx, order, { ...step, changes: { fulfilment_state: 'shipped', sent_at: now.toISOString() }, now })
}

/** Whether something is to be sent still, or would be if the house refused what is asked. */
async function hasOpenRest(tx: SiteWriter, order: OrderRow): Promise<boolean> {
  const asked = await tx
    .selectFrom('withdrawals')
    .select('lines')
    .where('order_id', '=', order.id)
    .where('state', 'in', ['DECLARED', 'RECEIVED'])
    .execute()
  if (asked.some(({ lines }) => readGivenLines(lines, order).some(({ kept }) => kept > 0))) return true
  return !isAllSettled(await readCounts(tx, order))
}
