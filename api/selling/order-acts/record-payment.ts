import { refused } from '#app/models/platform/outcome.ts'
import { requestOf } from '#app/models/selling/money/received.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { isOverused } from '../holds/end-overused.ts'
import { showAdminOrder } from '../order-views/read-admin-order.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { findOrder } from '../orders/find-order.ts'
import { closeLeftPages, closeOpenSessions } from '../payments/close-sessions.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { startHandPayment } from '../payments/start-hand-payment.ts'
import { answerForOrder } from './answer-for-order.ts'

/** Takes note that the money of an order came by another way than a card page: in the bank, by post, at the counter. */
export const recordPayment: UseCase<Contract['recordPayment']> = async ({ params, body }, ctx) => {
  const { now } = ctx
  const noted = await ctx.inTransaction(
    mayRollBack(async (tx) => {
      const order = await findOrder(tx, params.id)
      if (!order) return orRollBack(refused('not_found'))
      if (!isAwaited(order.payment_state) && order.payment_state !== 'expired')
        return orRollBack(refused('conflict', { fields: { payment: { code: 'illegal_move' } } }))
      if (order.total === 0) return confirmFree(tx, order, ctx)
      const detail = body.detail ?? ''
      const payment = await startHandPayment(tx, order, { detail, received: body.received ?? requestOf(order.means), now })
      await settlePayment(tx, { ...ctx, payment, by: 'owner', intent: null, detail })
      return order
    }),
  )
  if (!noted.ok) return noted
  await closeOpenSessions(ctx, params.id)
  await closeLeftPages(ctx)
  return showAdminOrder(ctx, params.id)
}

/** No money comes for what costs nothing: the house answers for it in its buyer’s stead. */
async function confirmFree(tx: SiteWriter, order: OrderRow, ctx: CallContext): Promise<OrderRow> {
  const code = order.is_holding === 0 ? 'illegal_move' : (await isOverused(tx, order)) ? 'code_used_since' : undefined
  return code ? orRollBack(refused('conflict', { fields: { payment: { code } } })) : answerForOrder(tx, order, 'owner', ctx)
}
