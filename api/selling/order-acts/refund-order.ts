import { refused } from '#app/models/platform/outcome.ts'
import { isPaid } from '#app/models/selling/payment.ts'
import type { Contract } from '../../contract/index.ts'
import { mayGiveUp, orGiveUp } from '../../platform/call/give-up.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { showAdminOrder } from '../order-views/read-admin-order.ts'
import { findOrder } from '../orders/find-order.ts'
import { sendRefunds } from '../payments/money-at-stripe/send-refunds.ts'
import { readRefundParts, refundAll } from '../payments/refund-all.ts'

/** Gives money back: never more than was paid, and once for one key. Goods that come back are the stock's affair. */
export const refundOrder: UseCase<Contract['refundOrder']> = async ({ params, body }, visit) => {
  const { key, amount, reason = '' } = body
  const refunded = await visit.inTransaction(
    mayGiveUp(async (tx) => {
      const order = await findOrder(tx, params.id)
      if (!order) return orGiveUp(refused('not_found'))
      const known = await readRefundParts(tx, key)
      if (known.length > 0) return isSame(known, { order: order.id, amount }) ? undefined : orGiveUp(refused('conflict'))
      if (!isPaid(order.payment_state)) return orGiveUp(refused('conflict', { fields: { amount: { code: 'unpaid' } } }))
      const max = order.paid - order.refunded
      if (amount > max) orGiveUp(refused('invalid', { fields: { amount: { code: 'refund_most', params: { max } } } }))
      return refundAll(tx, order, { id: key, amount, reason, by: 'owner', field: 'amount' }, visit)
    }),
  )
  if (!refunded.ok) return refunded
  await sendRefunds(visit, params.id)
  return showAdminOrder(visit, params.id)
}

type Parts = Awaited<ReturnType<typeof readRefundParts>>

function isSame(known: Parts, { order, amount }: { order: string; amount: number }): boolean {
  return known.every(({ order_id }) => order_id === order) && known.reduce((sum, part) => sum + part.amount, 0) === amount
}
