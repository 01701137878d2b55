import { isAwaited } from '#app/models/payment.ts'
import { orGiveUp } from '../all-or-nothing.ts'
import type { SiteWriter } from '../db/database.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { takeHold } from '../orders/hold-goods.ts'
import { isThereStill, readHold } from '../orders/read-hold.ts'
import { type At, tellBuyer } from '../orders/tell-order.ts'
import { issueInvoice } from '../papers/issue-invoice.ts'
import type { PaymentRow } from './start-card-payment.ts'
import { wantRefund } from './want-refund.ts'

type Money = { by: 'provider' | 'owner'; intent: string | null; detail: string }

/**
 * Takes note that the money of a payment has come; heard again it changes nothing.
 * What comes too late takes the goods once more, or goes back; what comes twice goes back.
 */
export async function settlePayment(tx: SiteWriter, payment: PaymentRow, money: Money, at: At): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ state: 'paid', intent: money.intent, detail: money.detail, settled_at: at.now.toISOString() })
    .where('id', '=', payment.id)
    .where('state', 'in', ['open', 'failed', 'expired'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const order = await tx.selectFrom('orders').selectAll().where('id', '=', payment.order_id).executeTakeFirstOrThrow()
  if (isAwaited(order.payment_state) && order.is_holding === 1) return takeMoney(tx, order, payment, money, at)
  if (order.payment_state === 'expired' && order.fulfilment_state !== 'cancelled') return takeLate(tx, order, payment, money, at)
  return takeTwice(tx, order, payment, money, at)
}

/** Closes a payment that brought no money; the order waits on, for another try or for its end. */
export async function failPayment(tx: SiteWriter, payment: PaymentRow, to: 'failed' | 'expired', now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ state: to, settled_at: now.toISOString() })
    .where('id', '=', payment.id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const order = await tx.selectFrom('orders').selectAll().where('id', '=', payment.order_id).executeTakeFirstOrThrow()
  if (order.payment_state !== 'awaiting' || order.means !== 'CARD') return
  const step = { machine: 'payment', from: order.payment_state, to: 'failed', by: 'provider' } as const
  await addStep(tx, order, { ...step, detail: payment.id }, { payment_state: 'failed' }, now)
}

async function takeMoney(tx: SiteWriter, order: OrderRow, payment: PaymentRow, money: Money, at: At): Promise<void> {
  const paid = await notePaid(tx, order, payment, money, at)
  await tellPaid(tx, paid, at)
}

/** Money for goods that are there is a sale: its invoice goes with the word that it came. */
async function tellPaid(tx: SiteWriter, order: OrderRow, at: At): Promise<void> {
  const { id, label } = await issueInvoice(tx, order, at)
  await tellBuyer(tx, 'order_paid', order, { ...at, params: { paper: id, invoice: label } })
}

async function takeLate(tx: SiteWriter, order: OrderRow, payment: PaymentRow, money: Money, at: At): Promise<void> {
  const hold = await readHold(tx, order)
  if (await isThereStill(tx, hold)) {
    orGiveUp(await takeHold(tx, hold, at.now))
    const paid = await notePaid(tx, order, payment, { ...money, isTakenAgain: true }, at)
    return tellPaid(tx, paid, at)
  }
  const paid = await notePaid(tx, order, payment, money, at)
  await wantRefund(tx, paid, { payment: payment.id, amount: payment.amount, reason: 'late', by: money.by }, at)
}

async function takeTwice(tx: SiteWriter, order: OrderRow, payment: PaymentRow, money: Money, at: At): Promise<void> {
  const noted =
    order.payment_state === 'expired'
      ? await notePaid(tx, order, payment, money, at)
      : await addStep(
          tx,
          order,
          {
            machine: 'order',
            from: order.payment_state,
            to: 'paid_again',
            by: money.by,
            amount: payment.amount,
            detail: payment.id,
          },
          { paid: order.paid + payment.amount },
          at.now,
        )
  await wantRefund(tx, noted, { payment: payment.id, amount: payment.amount, reason: 'twice', by: money.by }, at)
}

async function notePaid(
  tx: SiteWriter,
  order: OrderRow,
  payment: PaymentRow,
  { by, detail, isTakenAgain }: Money & { isTakenAgain?: boolean },
  { now }: At,
): Promise<OrderRow> {
  const step = { machine: 'payment', from: order.payment_state, to: 'paid', by, amount: payment.amount } as const
  const changes = { payment_state: 'paid' as const, paid: order.paid + payment.amount, expires_at: null }
  const held = isTakenAgain ? { ...changes, is_holding: 1 as const } : changes
  return addStep(tx, order, { ...step, detail: detail || payment.id }, held, now)
}
