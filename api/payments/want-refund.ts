import { sayCents } from '#app/models/money.ts'
import type { PaymentState } from '#app/models/payment.ts'
import type { SiteWriter } from '../db/database.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { type At, tellBuyer } from '../orders/tell-order.ts'
import { issueCreditNote } from '../papers/issue-credit-note.ts'

export type RefundWish = { id?: string; payment: string; amount: number; reason: string; by: 'provider' | 'owner' | 'buyer' }

/**
 * Writes down that money goes back, before anybody outside is asked: no more than was paid, whoever asks at the same time.
 * What was paid by hand goes back by hand, and is done with that.
 */
export async function wantRefund(tx: SiteWriter, order: OrderRow, wish: RefundWish, at: At): Promise<OrderRow> {
  const { id = crypto.randomUUID(), payment, amount, reason, by } = wish
  const refunded = order.refunded + amount
  if (refunded > order.paid) throw new Error('more would be refunded than was paid')
  const reached = stateAfter(order, refunded)
  // An order that is refunded stays so when what came twice goes back.
  const to = reached === 'refunded' && order.payment_state === 'refunded' ? undefined : reached
  const step = to
    ? ({ machine: 'payment', from: order.payment_state, to } as const)
    : ({ machine: 'order', from: order.payment_state, to: 'refunded_excess' } as const)
  const changes = { refunded, ...(to && { payment_state: to }) }
  const changed = await addStep(tx, order, { ...step, by, amount: -amount, detail: reason, changes, now: at.now })
  const { provider } = await tx.selectFrom('payments').select('provider').where('id', '=', payment).executeTakeFirstOrThrow()
  const isDone = provider !== 'STRIPE'
  const now = at.now.toISOString()
  await tx
    .insertInto('refunds')
    .values({
      ...{ id, order_id: order.id, payment_id: payment, state: isDone ? 'done' : 'wanted', amount, reason, provider_id: null },
      ...{ tries: 0, created_at: now, done_at: isDone ? now : null },
    })
    .execute()
  const note = await issueCreditNote(tx, changed, { amount, reason }, at)
  const params = { refund: sayCents(amount), ...(note && { paper: note.id, credit: note.label }) }
  await tellBuyer(tx, changed, { kind: 'order_refunded', ...at, params })
  return changed
}

/** What was paid beyond the total goes back without a word on the order itself. */
function stateAfter(order: OrderRow, refunded: number): Extract<PaymentState, 'refunded' | 'partly_refunded'> | undefined {
  if (refunded === order.paid) return 'refunded'
  return order.paid - refunded >= order.total ? undefined : 'partly_refunded'
}
