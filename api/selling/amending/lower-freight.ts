import { isAwaited } from '#app/models/selling/payment.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import type { At } from '../orders/tell-order.ts'
import { refundAll } from '../payments/refund-all.ts'
import { reckonUnpaid } from './reckon-unpaid.ts'

type Lower = { key: string; paid: number; fees: number }

/** Whether an order has still to be paid, so that another sum can simply stand on it: its invoice is not issued before it leaves. */
export function isUnpaid(order: OrderRow): boolean {
  return isAwaited(order.payment_state)
}

/** What changes with an order that has still to be paid and whose freight costs less now. */
export async function lowerUnpaidFreight(tx: SiteWriter, order: OrderRow, { paid, fees }: Omit<Lower, 'key'>) {
  if (fees >= paid) return {}
  const { shipping_fees: before, shipping_discount: discount } = order
  const shipping_discount = before === 0 ? discount : Math.round((discount * fees) / before)
  return { shipping_fees: fees, shipping_discount, ...(await reckonUnpaid(tx, order, fees)) }
}

/** Gives back what the freight of a paid order costs less now, with a note of it; never more than is kept of the order. */
export async function giveFreightBack(tx: SiteWriter, order: OrderRow, { key, paid, fees }: Lower, at: At): Promise<OrderRow> {
  const amount = Math.min(paid - fees, order.paid - order.refunded)
  if (amount <= 0) return order
  const wishes = [{ line: null, quantity: 1, gross: amount }]
  return refundAll(tx, order, { id: key, amount, reason: 'amended', wishes, by: 'owner', field: 'idCarrier' }, at)
}
