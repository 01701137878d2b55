import { refused } from '#app/models/platform/outcome.ts'
import { shareOfLine } from '#app/models/selling/after/withdrawal.ts'
import type { CreditRequest } from '#app/models/selling/money/credit-sums.ts'
import { isPaid } from '#app/models/selling/payment.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { showAdminOrder } from '../order-views/read-admin-order.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { findOrder } from '../orders/find-order.ts'
import { requestWrapping } from '../papers/issue-credit-note.ts'
import { sendRefunds } from '../payments/money-at-stripe/send-refunds.ts'
import { readRefundParts, refundAll } from '../payments/refund-all.ts'

/** Gives money back: never more than was paid, and once for one key. Goods that come back are the stock's affair. */
export const refundOrder: UseCase<Contract['refundOrder']> = async ({ params, body }, ctx) => {
  const { key, amount, reason = '', lines = [], shipping = 0 } = body
  const refunded = await ctx.inTransaction(
    mayRollBack(async (tx) => {
      const order = await findOrder(tx, params.id)
      if (!order) return orRollBack(refused('not_found'))
      const known = await readRefundParts(tx, key)
      if (known.length > 0) return isSame(known, { order: order.id, amount }) ? undefined : orRollBack(refused('conflict'))
      if (!isPaid(order.payment_state)) return orRollBack(refused('conflict', { fields: { amount: { code: 'unpaid' } } }))
      const max = order.paid - order.refunded
      if (amount > max) orRollBack(refused('invalid', { fields: { amount: { code: 'refund_most', params: { max } } } }))
      const wishes = await readWishes(tx, order, { lines, shipping })
      return refundAll(tx, order, { id: key, amount, reason, wishes, by: 'owner', field: 'amount' }, ctx)
    }),
  )
  if (!refunded.ok) return refunded
  await sendRefunds(ctx, params.id)
  return showAdminOrder(ctx, params.id)
}

type Named = { lines: readonly { line: number; quantity: number }[]; shipping: number }

/** The goods that are named, each at what was paid for it. */
async function readWishes(tx: SiteWriter, order: OrderRow, { lines, shipping }: Named): Promise<CreditRequest[]> {
  const rows = await tx.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('place').execute()
  const [wrapping] = await requestWrapping(tx, order)
  const goods = lines.map(({ line, quantity }, place): CreditRequest => {
    const field = `lines.${place}`
    const row = rows.find((one) => one.place === line)
    if (wrapping && line === wrapping.line) return wrapping
    if (!row) return orRollBack(refused('invalid', { fields: { [`${field}.line`]: { code: 'choice' } } }))
    if (quantity > row.quantity)
      orRollBack(refused('invalid', { fields: { [`${field}.quantity`]: { code: 'too_large', params: { max: row.quantity } } } }))
    return { line, quantity, gross: shareOfLine({ quantity: row.quantity, paid: row.amount_paid }, 0, quantity) }
  })
  return shipping > 0 ? [...goods, { line: null, quantity: 1, gross: shipping }] : goods
}

type Parts = Awaited<ReturnType<typeof readRefundParts>>

function isSame(known: Parts, { order, amount }: { order: string; amount: number }): boolean {
  return known.every(({ order_id }) => order_id === order) && known.reduce((sum, part) => sum + part.amount, 0) === amount
}
