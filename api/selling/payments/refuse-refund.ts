import type { SiteWriter } from '../../platform/database/database.ts'
import { addStep } from '../orders/add-step.ts'
import type { RefundRow } from './write-refund.ts'

/** What Stripe will not send back, or could not, is still owed: it stays in the books, somebody is told, and pays it by hand. */
export async function refuseRefund(tx: SiteWriter, { id, amount, order_id }: RefundRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refunds')
    .set({ state: 'refused', done_at: now.toISOString(), entry: null })
    .where('id', '=', id)
    .where('state', 'in', ['wanted', 'done'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const order = await tx.selectFrom('orders').selectAll().where('id', '=', order_id).executeTakeFirstOrThrow()
  const step = { machine: 'order', from: order.payment_state, to: 'refund_refused', by: 'provider' } as const
  await addStep(tx, order, { ...step, amount, detail: id, now })
  return true
}
