import type { SiteReader, SiteWriter } from '../../../platform/database/database.ts'
import type { CardRefund } from '../../../platform/outside/payments.ts'
import { addStep } from '../../orders/add-step.ts'
import type { Till } from '../open-session.ts'
import { refuseRefund } from '../refuse-refund.ts'
import type { RefundRow } from '../write-refund.ts'
import { bookOutflow } from './book-outflow.ts'
import { type FoundPayment, findPayment } from './find-payment.ts'
import { clearFault, noteFault } from './note-fault.ts'

/** Brings the books to what Stripe says of refunds, however often and in whatever order it is heard; what failed first, for it leaves room. */
export async function settleRefunds(till: Till, refunds: readonly CardRefund[]): Promise<void> {
  const inOrder = refunds.toSorted((a, b) => Number(b.isGone) - Number(a.isGone) || a.createdAt - b.createdAt)
  for (const refund of inOrder) {
    const own = await findOwn(till.read, refund)
    const reached = refund.isGone ? 'refused' : 'done'
    if (own.length > 0 && own.every((row) => row.provider_id === refund.id && row.state === reached)) continue
    const found = own.length > 0 ? undefined : await findPayment(till, refund.intent)
    if (own.length > 0 || found) await till.inTransaction((tx) => settleRefund(tx, refund, found, till))
  }
}

async function settleRefund(tx: SiteWriter, refund: CardRefund, found: FoundPayment | undefined, till: Till): Promise<void> {
  const own = await findOwn(tx, refund)
  for (const row of own) await followOwn(tx, row, refund, till)
  if (own.length > 0) return
  // What came to nothing before it was heard of has moved nothing.
  if (refund.isGone || !found) return clearFault(tx, refund.id)
  const fault = { money: refund, kind: 'refund' } as const
  if (!('payment' in found)) return noteFault(tx, { ...fault, fault: found.fault, orderId: null }, till)
  const orderId = found.payment.order_id
  if (refund.currency !== 'eur') return noteFault(tx, { ...fault, fault: 'currency', orderId }, till)
  const { id, amount } = refund
  if (!(await bookOutflow(tx, found.payment, { id, amount, source: 'stripe' }, till)))
    return noteFault(tx, { ...fault, fault: 'amount', orderId }, till)
  await clearFault(tx, id)
}

/** By its name at Stripe, which several debts that it paid can bear; or by our mark on it, where the answer that named it never came. */
async function findOwn(read: SiteReader, { id, refundId }: CardRefund): Promise<RefundRow[]> {
  const named = await read.selectFrom('refunds').selectAll().where('provider_id', '=', id).execute()
  if (named.length > 0 || refundId === '') return named
  return read.selectFrom('refunds').selectAll().where('id', '=', refundId).execute()
}

/** One that was paid in another way since it failed is not heard any more. */
async function followOwn(tx: SiteWriter, own: RefundRow, { id, isGone }: CardRefund, till: Till): Promise<void> {
  if (own.provider_id !== null && own.provider_id !== id) return
  if (isGone) {
    await tx.updateTable('refunds').set({ provider_id: id }).where('id', '=', own.id).execute()
    if (await refuseRefund(tx, own, till.now)) till.notice('refund_refused', { refund: own.id, reason: 'failed' })
    return
  }
  // A name that was refused stays so: what Stripe calls failed never succeeds again.
  if (own.state === 'done' || own.provider_id !== null) return
  await tx
    .updateTable('refunds')
    .set({ state: 'done', provider_id: id, done_at: till.now.toISOString(), entry: null })
    .where('id', '=', own.id)
    .execute()
  if (own.state === 'wanted') return
  const order = await tx.selectFrom('orders').selectAll().where('id', '=', own.order_id).executeTakeFirstOrThrow()
  const step = { machine: 'order', from: order.payment_state, to: 'refund_paid', by: 'provider' } as const
  await addStep(tx, order, { ...step, amount: -own.amount, detail: 'stripe', now: till.now })
}
