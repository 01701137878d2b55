import type { Selectable } from 'kysely'
import { sayCents } from '#app/models/platform/text/money.ts'
import type { CreditRequest } from '#app/models/selling/money/credit-sums.ts'
import type { PaymentState } from '#app/models/selling/payment.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { type At, tellBuyer } from '../orders/tell-order.ts'
import { issueCreditNote } from '../papers/issue-credit-note.ts'

export type RefundRow = Selectable<SiteTables['refunds']>

type Refund = {
  id: string
  payment: string
  amount: number
  reason: string
  by: 'provider' | 'owner' | 'buyer'
  source: 'shop' | 'stripe' | 'dispute'
  /** The one at Stripe that it is; nothing while it is still to be sent, or goes back by hand. */
  providerId: string | null
  isDone: boolean
}

/** Writes money that goes back into the books: on its order, and as a row of its own. */
export async function writeRefund(tx: SiteWriter, order: OrderRow, refund: Refund, { now }: Pick<At, 'now'>): Promise<OrderRow> {
  const { id, payment, amount, reason, by, source, providerId, isDone } = refund
  const refunded = order.refunded + amount
  if (refunded > order.paid) throw new Error('more would be refunded than was paid')
  const reached = stateAfter(order, refunded)
  // An order that is refunded stays so when what came twice goes back.
  const to = reached === 'refunded' && order.payment_state === 'refunded' ? undefined : reached
  const step = to
    ? ({ machine: 'payment', from: order.payment_state, to } as const)
    : ({ machine: 'order', from: order.payment_state, to: 'refunded_excess' } as const)
  const changes = { refunded, ...(to && { payment_state: to }) }
  const changed = await addStep(tx, order, { ...step, by, amount: -amount, detail: reason, changes, now })
  const at = now.toISOString()
  await tx
    .insertInto('refunds')
    .values({
      id,
      order_id: order.id,
      payment_id: payment,
      state: isDone ? 'done' : 'wanted',
      amount,
      reason,
      source,
      provider_id: providerId,
      tries: 0,
      created_at: at,
      done_at: isDone ? at : null,
      taken_back_at: null,
    })
    .execute()
  return changed
}

/** Issues the credit note of what goes back, and sends it to the buyer. */
export async function tellRefund(
  tx: SiteWriter,
  order: OrderRow,
  { amount, reason, wishes }: Pick<Refund, 'amount' | 'reason'> & { wishes?: readonly CreditRequest[] },
  at: At,
): Promise<void> {
  const note = await issueCreditNote(tx, order, { amount, reason, wishes }, at)
  const params = { refund: sayCents(amount), ...(note && { paper: note.id, credit: note.label }) }
  await tellBuyer(tx, order, { kind: 'order_refunded', ...at, params })
}

/** What was paid beyond the total goes back without a word on the order itself. */
function stateAfter(order: OrderRow, refunded: number): Extract<PaymentState, 'refunded' | 'partly_refunded'> | undefined {
  if (refunded === order.paid) return 'refunded'
  return order.paid - refunded >= order.total ? undefined : 'partly_refunded'
}
