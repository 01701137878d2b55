import type { Visit } from '../../platform/call/visit.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { openSession } from './open-session.ts'
import { paymentUrlOf } from './payment-url.ts'
import { failPayment } from './settle-payment.ts'

/** Where an order is paid by card; nothing where that cannot be said now: its page tries again. */
export async function openCardPayment(visit: Visit, order: OrderRow): Promise<string | null> {
  const payment = await visit.read
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  if (!payment) return null
  if (payment.url) return paymentUrlOf(payment, order, visit.sealing)
  const opened = await openSession(visit, payment)
  if (opened.ok) return opened.value.url
  visit.notice('payment_not_opened', { fate: opened.fate, reason: opened.reason })
  if (opened.fate === 'refused') await visit.inTransaction((tx) => failPayment(tx, payment, { to: 'failed', now: visit.now }))
  return null
}
