import type { CardMeans } from '#app/models/selling/money/card-means.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { endOverused, isOverused } from '../holds/end-overused.ts'
import { takeHold } from '../holds/hold-goods.ts'
import { isThereStill, readHold } from '../holds/read-hold.ts'
import { codeUsedDetail, releaseOrder } from '../holds/release-order.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { promisePaid } from '../orders/promise-order.ts'
import { sayArrivalAround } from '../orders/say-arrival.ts'
import { type At, tellBuyer } from '../orders/tell-order.ts'
import { issueInvoice } from '../papers/issue-invoice.ts'
import type { PaymentRow } from './start-card-payment.ts'
import { wantRefund } from './want-refund.ts'

type Money = At & {
  payment: PaymentRow
  by: 'provider' | 'owner'
  intent: string | null
  /** What was taken on the page of payment, where that is known. */
  means?: CardMeans | undefined
  detail: string
}

/**
 * Takes note that the money of a payment has come; heard again it changes nothing.
 * What comes too late takes the goods once more, or goes back; what comes twice goes back.
 */
export async function settlePayment(tx: SiteWriter, money: Money): Promise<void> {
  const { payment, now } = money
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ state: 'paid', intent: money.intent, detail: money.detail, settled_at: now.toISOString() })
    .where('id', '=', payment.id)
    .where('state', 'in', ['open', 'failed', 'expired'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const order = await tx.selectFrom('orders').selectAll().where('id', '=', payment.order_id).executeTakeFirstOrThrow()
  if (isAwaited(order.payment_state) && order.is_holding === 1)
    return (await isOverused(tx, order)) ? takeOverused(tx, order, money) : takeMoney(tx, order, money)
  if (order.payment_state === 'expired' && order.fulfilment_state !== 'cancelled') return takeLate(tx, order, money)
  return takeTwice(tx, order, money)
}

/** Closes a payment that brought no money; the order waits on, for another try or for its end. */
export async function failPayment(
  tx: SiteWriter,
  payment: PaymentRow,
  { to, now }: { to: 'failed' | 'expired'; now: Date },
): Promise<void> {
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
  await addStep(tx, order, { ...step, detail: payment.id, changes: { payment_state: 'failed' }, now })
}

async function takeMoney(tx: SiteWriter, order: OrderRow, money: Money): Promise<void> {
  await tellPaid(tx, await notePaid(tx, order, money), money)
}

/** The mailbox has used its code by another order, proven or paid meanwhile: this one ends, and its money goes back. */
async function takeOverused(tx: SiteWriter, order: OrderRow, money: Money): Promise<void> {
  const ended = await releaseOrder(tx, order, { to: 'expired', by: 'clock', detail: codeUsedDetail, now: money.now })
  await giveMoneyBack(tx, await notePaid(tx, ended, money), { ...money, reason: 'late' })
}

/** Money for goods that are there is a sale: its invoice goes with the word that it came. */
async function tellPaid(tx: SiteWriter, order: OrderRow, { site, now }: At): Promise<void> {
  await endOverused(tx, order, { site, now })
  const { id, label } = await issueInvoice(tx, order, { site, now })
  const arrival = await sayArrivalAround(tx, order, now)
  await tellBuyer(tx, order, { kind: 'order_paid', site, now, params: { paper: id, invoice: label, arrival } })
}

async function takeLate(tx: SiteWriter, order: OrderRow, money: Money): Promise<void> {
  const hold = await readHold(tx, order)
  if (await isThereStill(tx, hold)) {
    orRollBack(await takeHold(tx, hold, money.now))
    return tellPaid(tx, await notePaid(tx, order, { ...money, isTakenAgain: true }), money)
  }
  await giveMoneyBack(tx, await notePaid(tx, order, money), { ...money, reason: 'late' })
}

async function takeTwice(tx: SiteWriter, order: OrderRow, money: Money): Promise<void> {
  const noted = order.payment_state === 'expired' ? await notePaid(tx, order, money) : await notePaidAgain(tx, order, money)
  await giveMoneyBack(tx, noted, { ...money, reason: 'twice' })
}

async function giveMoneyBack(tx: SiteWriter, order: OrderRow, money: Money & { reason: 'late' | 'twice' }): Promise<void> {
  const { payment, reason, by } = money
  await wantRefund(tx, order, { payment: payment.id, amount: payment.amount, reason, by }, money)
}

type Paid = Money & { isTakenAgain?: boolean }

async function notePaid(tx: SiteWriter, order: OrderRow, money: Paid): Promise<OrderRow> {
  const { payment, by, means, detail, isTakenAgain, now } = money
  const step = { machine: 'payment', from: order.payment_state, to: 'paid', by, amount: payment.amount } as const
  const paid = {
    payment_state: 'paid' as const,
    paid: order.paid + payment.amount,
    expires_at: null,
    from_block: '',
    from_network: '',
    ...(means && { card_means: means }),
    ...(await promisePaid(tx, order, money)),
  }
  const changes = isTakenAgain ? { ...paid, is_holding: 1 as const } : paid
  return addStep(tx, order, { ...step, detail: detail || payment.id, changes, now })
}

function notePaidAgain(tx: SiteWriter, order: OrderRow, { payment, by, now }: Money): Promise<OrderRow> {
  const step = { machine: 'order', from: order.payment_state, to: 'paid_again', by, amount: payment.amount } as const
  return addStep(tx, order, { ...step, detail: payment.id, changes: { paid: order.paid + payment.amount }, now })
}
