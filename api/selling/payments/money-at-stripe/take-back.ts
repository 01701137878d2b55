import { type PaymentState, takenBackDetail } from '#app/models/selling/payment.ts'
import type { SiteWriter } from '../../../platform/database/database.ts'
import { addStep, type OrderRow } from '../../orders/add-step.ts'
import type { Till } from '../open-session.ts'
import type { PaymentRow } from '../start-card-payment.ts'

/** Takes back what a dispute took, for a bank that decided otherwise in the end; what it had paid of a debt is owed again. */
export async function takeBack(
  tx: SiteWriter,
  payment: PaymentRow,
  { dispute, till }: { dispute: string; till: Till },
): Promise<void> {
  const at = till.now.toISOString()
  await tx
    .updateTable('refunds')
    .set({ state: 'refused', provider_id: null, done_at: at, entry: null })
    .where('provider_id', '=', dispute)
    .where('source', '!=', 'dispute')
    .execute()
  const taken = await tx
    .updateTable('refunds')
    .set({ taken_back_at: at, entry: null })
    .where('provider_id', '=', dispute)
    .where('taken_back_at', 'is', null)
    .returning('amount')
    .execute()
  const amount = taken.reduce((sum, row) => sum + row.amount, 0)
  if (amount === 0) return
  const order = await tx.selectFrom('orders').selectAll().where('id', '=', payment.order_id).executeTakeFirstOrThrow()
  const refunded = order.refunded - amount
  const to = stateAfter(order, refunded)
  const step =
    to === order.payment_state
      ? ({ machine: 'order', from: to, to: 'dispute_taken_back' } as const)
      : ({ machine: 'payment', from: order.payment_state, to } as const)
  const changes = { refunded, payment_state: to }
  await addStep(tx, order, { ...step, by: 'provider', amount, detail: takenBackDetail, changes, now: till.now })
}

function stateAfter({ paid, total }: OrderRow, refunded: number): PaymentState {
  if (paid - refunded >= total) return 'paid'
  return refunded === paid ? 'refunded' : 'partly_refunded'
}
