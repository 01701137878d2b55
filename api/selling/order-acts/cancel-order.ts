import { done, refused } from '#app/models/platform/outcome.ts'
import { mayBuyerCancel } from '#app/models/selling/after/after-sale.ts'
import type { Contract } from '../../contract/index.ts'
import { mayGiveUp, orGiveUp } from '../../platform/call/give-up.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { standingOf } from '../order-views/read-admin-order.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import { tellHouse } from '../orders/tell-house.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import { sendRefunds } from '../payments/money-at-stripe/send-refunds.ts'
import { endOrder } from './end-order.ts'

/** Cancels an order for its buyer while nobody prepares it yet; asked again it is cancelled still. */
export const cancelOrder: UseCase<Contract['cancelOrder']> = async ({ body }, visit) => {
  const ended = await visit.inTransaction(
    mayGiveUp(async (tx): Promise<OrderRow> => {
      const order = await findOrderByToken(tx, body.token)
      if (!order) return orGiveUp(refused('not_found'))
      if (order.fulfilment_state === 'cancelled') return order
      if (!mayBuyerCancel(standingOf(order)))
        return orGiveUp(refused('conflict', { fields: { fulfilment: { code: 'being_prepared' } } }))
      const over = await endOrder(tx, order, { by: 'buyer', note: '' }, visit)
      await tellHouse(tx, over, { kind: 'order_left', site: visit.site, now: visit.now })
      return over
    }),
  )
  if (!ended.ok) return ended
  await closeOpenSessions(visit, ended.value.id)
  await sendRefunds(visit, ended.value.id)
  return done({})
}
