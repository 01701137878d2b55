import { refused } from '#app/models/platform/outcome.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import type { Contract } from '../../contract/index.ts'
import { mayGiveUp, orGiveUp } from '../../platform/call/give-up.ts'
import type { UseCase, Visit } from '../../platform/call/visit.ts'
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
export const recordPayment: UseCase<Contract['recordPayment']> = async ({ params, body }, visit) => {
  const { now } = visit
  const noted = await visit.inTransaction(
    mayGiveUp(async (tx) => {
      const order = await findOrder(tx, params.id)
      if (!order) return orGiveUp(refused('not_found'))
      if (!isAwaited(order.payment_state) && order.payment_state !== 'expired')
        return orGiveUp(refused('conflict', { fields: { payment: { code: 'illegal_move' } } }))
      if (order.total === 0) return confirmFree(tx, order, visit)
      const detail = body.detail ?? ''
      const payment = await startHandPayment(tx, order, { detail, now })
      await settlePayment(tx, { ...visit, payment, by: 'owner', intent: null, detail })
      return order
    }),
  )
  if (!noted.ok) return noted
  await closeOpenSessions(visit, params.id)
  await closeLeftPages(visit)
  return showAdminOrder(visit, params.id)
}

/** No money comes for what costs nothing: the house answers for it in its buyer’s stead. */
async function confirmFree(tx: SiteWriter, order: OrderRow, visit: Visit): Promise<OrderRow> {
  const code = order.is_holding === 0 ? 'illegal_move' : (await isOverused(tx, order)) ? 'code_used_since' : undefined
  return code ? orGiveUp(refused('conflict', { fields: { payment: { code } } })) : answerForOrder(tx, order, 'owner', visit)
}
