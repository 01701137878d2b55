import type { Selectable } from 'kysely'
import { sayCents } from '#app/models/platform/text/money.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { isDisputeOver } from '#app/models/selling/money/dispute.ts'
import type { SiteWriter } from '../../../platform/database/database.ts'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'
import type { CardDispute } from '../../../platform/outside/payments.ts'
import { addStep } from '../../orders/add-step.ts'
import { mailOwner } from '../../orders/mail-owner.ts'
import type { Till } from '../open-session.ts'
import type { PaymentRow } from '../start-card-payment.ts'
import { bookOutflow } from './book-outflow.ts'
import { findPayment } from './find-payment.ts'
import { clearFault, noteFault } from './note-fault.ts'
import { takeBack } from './take-back.ts'

type DisputeRow = Selectable<SiteTables['disputes']>

/** Brings the books to how a dispute stands; heard again, or late, it changes nothing. */
export async function settleDispute(till: Till, dispute: CardDispute): Promise<void> {
  const found = await findPayment(till, dispute.intent)
  if (!found) return
  const fault = { money: dispute, kind: 'dispute' } as const
  await till.inTransaction(async (tx) => {
    if (!('payment' in found)) return noteFault(tx, { ...fault, fault: found.fault, orderId: null }, till)
    const { payment } = found
    const orderId = payment.order_id
    if (dispute.currency !== 'eur') return noteFault(tx, { ...fault, fault: 'currency', orderId }, till)
    if (!(await keepDispute(tx, payment, { dispute, till }))) return
    if (dispute.state !== 'lost') {
      await takeBack(tx, payment, { dispute: dispute.id, till })
      return clearFault(tx, dispute.id)
    }
    if (await isBooked(tx, dispute.id)) return
    const isTaken = await bookOutflow(tx, payment, { id: dispute.id, amount: dispute.amount, source: 'dispute' }, till)
    return isTaken ? clearFault(tx, dispute.id) : noteFault(tx, { ...fault, fault: 'amount', orderId }, till)
  })
}

/** False for a word that was long on its way: what is over is not opened again by it. */
async function keepDispute(tx: SiteWriter, payment: PaymentRow, { dispute, till }: Heard): Promise<boolean> {
  const known = await tx.selectFrom('disputes').selectAll().where('id', '=', dispute.id).executeTakeFirst()
  if (known && isDisputeOver(known.state) && !isDisputeOver(dispute.state)) return false
  if (!known) await openDispute(tx, payment, { dispute, till })
  if (!known || hasChanged(known, dispute)) await changeDispute(tx, payment, { known, dispute, till })
  return true
}

type Heard = { dispute: CardDispute; till: Till }

async function openDispute(tx: SiteWriter, payment: PaymentRow, { dispute, till }: Heard): Promise<void> {
  const { id, state, amount, reason, dueAt } = dispute
  const at = till.now.toISOString()
  await tx
    .insertInto('disputes')
    .values({
      id,
      order_id: payment.order_id,
      payment_id: payment.id,
      state,
      amount,
      reason,
      due_at: dueAt,
      created_at: at,
      updated_at: at,
    })
    .execute()
  const order = await getOrder(tx, payment)
  const step = { machine: 'order', from: order.payment_state, to: 'disputed', by: 'provider' } as const
  const changed = await addStep(tx, order, { ...step, amount, detail: reason, now: till.now })
  const params = { amount: sayCents(amount), reason, due: dueAt ? parisDay(new Date(dueAt)) : '', isOver: sayFlag(state) }
  await mailOwner(tx, changed, { kind: 'order_disputed', site: till.site, now: till.now, params })
}

function sayFlag(state: CardDispute['state']): string {
  return isDisputeOver(state) ? 'yes' : ''
}

function hasChanged(known: DisputeRow, { state, amount, reason, dueAt }: CardDispute): boolean {
  return known.state !== state || known.amount !== amount || known.reason !== reason || known.due_at !== dueAt
}

async function changeDispute(
  tx: SiteWriter,
  payment: PaymentRow,
  { known, dispute, till }: Heard & { known: DisputeRow | undefined },
): Promise<void> {
  const { id, state, amount, reason, dueAt } = dispute
  await tx
    .updateTable('disputes')
    .set({ state, amount, reason, due_at: dueAt, updated_at: till.now.toISOString() })
    .where('id', '=', id)
    .execute()
  if (!isDisputeOver(state) || known?.state === state) return
  const order = await getOrder(tx, payment)
  const step = { machine: 'order', from: order.payment_state, to: `dispute_${state}`, by: 'provider' } as const
  await addStep(tx, order, { ...step, amount, detail: reason, now: till.now })
}

async function isBooked(tx: SiteWriter, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('refunds')
    .select('id')
    .where('provider_id', '=', id)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

function getOrder(tx: SiteWriter, { order_id }: PaymentRow) {
  return tx.selectFrom('orders').selectAll().where('id', '=', order_id).executeTakeFirstOrThrow()
}
