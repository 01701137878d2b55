import type { SiteWriter } from '../../../platform/database/database.ts'
import { addStep, type OrderRow } from '../../orders/add-step.ts'
import type { Till } from '../open-session.ts'
import type { PaymentRow } from '../start-card-payment.ts'
import { type RefundRow, tellRefund, writeRefund } from '../write-refund.ts'

export type Outflow = { id: string; amount: number; source: 'stripe' | 'dispute' }

/**
 * Takes money into the books that went back at Stripe without them. It pays a refund that failed and is still owed where it is just
 * as much; what goes beyond all that is left can only pay what is owed. False for more than both: then somebody looks at it.
 */
export async function bookOutflow(tx: SiteWriter, payment: PaymentRow, outflow: Outflow, till: Till): Promise<boolean> {
  const { owed, held, order } = await readHeld(tx, payment)
  const same = owed.find(({ amount }) => amount === outflow.amount)
  if (same) {
    await payOwed(tx, order, { owed: [same], outflow, till })
    return true
  }
  if (outflow.amount <= held) {
    await bookNew(tx, order, { payment, outflow, till })
    return true
  }
  const debt = owed.reduce((sum, { amount }) => sum + amount, 0)
  if (outflow.amount > held + debt) return false
  const paid = await payOwed(tx, order, { owed, outflow, till })
  if (outflow.amount > debt) await bookNew(tx, paid, { payment, outflow: { ...outflow, amount: outflow.amount - debt }, till })
  return true
}

/** What is left of a payment, and what of it should have gone back and did not. */
async function readHeld(tx: SiteWriter, payment: PaymentRow): Promise<{ owed: RefundRow[]; held: number; order: OrderRow }> {
  const order = await tx.selectFrom('orders').selectAll().where('id', '=', payment.order_id).executeTakeFirstOrThrow()
  const gone = await tx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', payment.id)
    .where('taken_back_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const left = payment.state === 'paid' ? payment.amount - gone.reduce((sum, { amount }) => sum + amount, 0) : 0
  return { order, owed: gone.filter(({ state }) => state === 'refused'), held: Math.min(left, order.paid - order.refunded) }
}

type Owed = { owed: RefundRow[]; outflow: Outflow; till: Till }

/** Pays debts one after the other, the last as far as it goes; their credit notes are issued and their buyer was told already. */
async function payOwed(tx: SiteWriter, order: OrderRow, { owed, outflow, till }: Owed): Promise<OrderRow> {
  let changed = order
  let left = outflow.amount
  for (const refund of owed) {
    const amount = Math.min(left, refund.amount)
    if (amount === 0) break
    left -= amount
    if (amount < refund.amount) await splitOff(tx, refund, refund.amount - amount)
    await tx
      .updateTable('refunds')
      .set({ state: 'done', amount, provider_id: outflow.id, done_at: till.now.toISOString(), entry: null })
      .where('id', '=', refund.id)
      .execute()
    const step = { machine: 'order', from: changed.payment_state, to: 'refund_paid', by: 'provider' } as const
    changed = await addStep(tx, changed, { ...step, amount: -amount, detail: outflow.source, now: till.now })
  }
  return changed
}

/** What of a debt stays owed. */
async function splitOff(tx: SiteWriter, { site_id: _own, entry: _place, ...refund }: RefundRow, amount: number): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({ ...refund, id: crypto.randomUUID(), amount, provider_id: null })
    .execute()
}

type New = { payment: PaymentRow; outflow: Outflow; till: Till }

async function bookNew(tx: SiteWriter, order: OrderRow, { payment, outflow, till }: New): Promise<void> {
  const { id: providerId, amount, source } = outflow
  const refund = { payment: payment.id, amount, reason: source, source, providerId, by: 'provider', isDone: true } as const
  const changed = await writeRefund(tx, order, { ...refund, id: crypto.randomUUID() }, till)
  // What a bank takes back is no price that the house lowered: the invoice stands, and the buyer is told by the bank.
  if (source === 'stripe') await tellRefund(tx, changed, { amount, reason: source }, till)
}
