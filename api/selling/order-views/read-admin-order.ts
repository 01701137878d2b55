import type { z } from 'zod'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { listMoves } from '#app/models/selling/fulfilment.ts'
import type { AdminOrder } from '../../contract/selling/entities/placed-order.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { readFieldsOf, tellCustom } from '../../platform/custom/custom-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { findOrder } from '../orders/find-order.ts'
import { readDisputes } from '../payments/list-disputes.ts'
import { readOrder, readSteps } from './read-order.ts'

/** An order as those of the house see it, with what may follow. */
export async function readAdminOrder(read: SiteReader, order: OrderRow, ctx: CallContext): Promise<z.input<typeof AdminOrder>> {
  const payments = await read.selectFrom('payments').selectAll().where('order_id', '=', order.id).orderBy('created_at').execute()
  const refunds = await read.selectFrom('refunds').selectAll().where('order_id', '=', order.id).orderBy('created_at').execute()
  const disputes = await readDisputes(read, order.id)
  const steps = await readSteps(read, order.id)
  const { token: _token, paymentUrl: _paymentUrl, ...shown } = await readOrder(read, order, ctx)
  return {
    ...shown,
    note: order.note,
    custom: order.custom === '{}' ? {} : tellCustom(order.custom, await readFieldsOf(read, 'ORDER')),
    ageWords: order.age_words,
    invoiceDays: order.invoice_days,
    id: order.id,
    idUser: order.user_id,
    isHolding: order.is_holding === 1,
    moves: listMoves(standingOf(order)),
    payments: payments.map(({ id, provider, state, amount, detail, created_at, settled_at }) => ({
      id,
      provider,
      state,
      amount,
      detail,
      createdAt: created_at,
      settledAt: settled_at,
    })),
    disputes,
    refunds: refunds.map(({ id, state, source, amount, reason, created_at, done_at, taken_back_at }) => ({
      id,
      state,
      source,
      amount,
      reason,
      takenBackAt: taken_back_at,
      createdAt: created_at,
      doneAt: done_at,
    })),
    steps: steps.map(({ step, machine, from_state, to_state, done_by, amount, detail, created_at, hash }) => ({
      step,
      machine,
      from: from_state,
      to: to_state,
      by: done_by,
      amount,
      detail,
      at: created_at,
      hash,
    })),
  }
}

/** The same by its id; refused where there is none. */
export async function showAdminOrder(ctx: CallContext, id: string): Promise<Outcome<z.input<typeof AdminOrder>>> {
  const order = await findOrder(ctx.read, id)
  return order ? done(await readAdminOrder(ctx.read, order, ctx)) : refused('not_found')
}

/** What decides where an order may go next. */
export function standingOf(order: OrderRow) {
  const { means, delivery_type: delivery, payment_state: payment, fulfilment_state: fulfilment } = order
  return { means, delivery, payment, fulfilment, isOnInvoice: order.invoice_days !== null }
}
