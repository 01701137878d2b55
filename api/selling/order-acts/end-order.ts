import { sayCents } from '#app/models/platform/text/money.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { releaseOrder } from '../holds/release-order.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { type At, tellBuyer } from '../orders/tell-order.ts'
import { refundAll } from '../payments/refund-all.ts'
import { tellCollection } from '../placing/order-appointment.ts'

type Ending = { by: 'buyer' | 'owner'; note: string }

/** Cancels an order whose goods are in the house still: they come back into stock, and what was paid goes back. */
export async function endOrder(tx: SiteWriter, order: OrderRow, { by, note }: Ending, at: At): Promise<OrderRow> {
  const owed = order.paid - order.refunded
  const released = await releaseOrder(tx, order, { to: 'cancelled', by, detail: note, now: at.now })
  const refunded = await refundAll(tx, released, { reason: 'cancelled', by, field: 'fulfilment' }, at)
  const ended = isAwaited(refunded.payment_state) ? await closePayment(tx, refunded, { by, now: at.now }) : refunded
  const params = { refund: owed > 0 ? sayCents(owed) : '', ...(await tellCollection(tx, ended, { ...at, isCancelled: true })) }
  await tellBuyer(tx, ended, { kind: 'order_cancelled', ...at, by, params })
  return ended
}

function closePayment(tx: SiteWriter, order: OrderRow, { by, now }: Pick<Ending, 'by'> & Pick<At, 'now'>): Promise<OrderRow> {
  const step = { machine: 'payment', from: order.payment_state, to: 'expired', by, detail: 'cancelled' } as const
  return addStep(tx, order, { ...step, changes: { payment_state: 'expired' }, now })
}
