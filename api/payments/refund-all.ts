import type { SiteWriter } from '../db/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import type { At } from '../orders/tell-order.ts'
import { type RefundWish, wantRefund } from './want-refund.ts'

type Why = Pick<RefundWish, 'reason' | 'by'> & { id?: string; amount?: number }

/** Gives back what is still held of an order's money, or so much of it, from the payments it came by. */
export async function refundAll(tx: SiteWriter, order: OrderRow, { id, amount, ...why }: Why, at: At): Promise<OrderRow> {
  let left = amount ?? order.paid - order.refunded
  let changed = order
  for (const { payment, held } of await readHeld(tx, order.id)) {
    const part = Math.min(left, held)
    if (part <= 0) continue
    // The key of a refund is that of its first part: the others follow from it.
    const key = changed === order ? id : undefined
    changed = await wantRefund(tx, changed, { ...why, payment, amount: part, ...(key && { id: key }) }, at)
    left -= part
  }
  return changed
}

/** What is left of each payment that brought money. */
async function readHeld(tx: SiteWriter, orderId: string): Promise<{ payment: string; held: number }[]> {
  const paid = await tx
    .selectFrom('payments')
    .select(['id', 'amount'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const gone = await tx
    .selectFrom('refunds')
    .select(['payment_id', 'amount'])
    .where('order_id', '=', orderId)
    .where('taken_back_at', 'is', null)
    .execute()
  return paid.map(({ id, amount }) => ({
    payment: id,
    held: amount - gone.filter(({ payment_id }) => payment_id === id).reduce((sum, refund) => sum + refund.amount, 0),
  }))
}
