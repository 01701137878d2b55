import type { CallContext } from '../../platform/call/call-context.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { openSession } from './open-session.ts'
import { paymentUrlOf } from './payment-url.ts'
import { failPayment } from './settle-payment.ts'

/** Where an order is paid by card; nothing where that cannot be said now: its page tries again. */
export async function openCardPayment(ctx: CallContext, order: OrderRow): Promise<string | null> {
  const payment = await ctx.read
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  if (!payment) return null
  if (payment.url) return paymentUrlOf(payment, order, ctx.sealing)
  const opened = await openSession(ctx, payment)
  if (opened.ok) return opened.value.url
  ctx.notice('payment_not_opened', { fate: opened.fate, reason: opened.reason })
  if (opened.fate === 'refused') await ctx.inTransaction((tx) => failPayment(tx, payment, { to: 'failed', now: ctx.now }))
  return null
}
