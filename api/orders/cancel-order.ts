import { mayBuyerCancel } from '#app/models/after-sale.ts'
import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { mayGiveUp, orGiveUp } from '../give-up.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import { sendRefunds } from '../payments/send-refunds.ts'
import type { UseCase } from '../visit.ts'
import type { OrderRow } from './add-step.ts'
import { endOrder } from './end-order.ts'
import { findOrderByToken } from './order-link.ts'
import { standingOf } from './read-admin-order.ts'
import { tellHouse } from './tell-house.ts'

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
