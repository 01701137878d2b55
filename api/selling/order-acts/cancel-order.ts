import { done, refused } from '#app/models/platform/outcome.ts'
import { mayBuyerCancel } from '#app/models/selling/after/after-sale.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import { standingOf } from '../order-views/read-admin-order.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { mailOwner } from '../orders/mail-owner.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import { sendRefunds } from '../payments/money-at-stripe/send-refunds.ts'
import { endOrder } from './end-order.ts'

/** Cancels an order for its buyer while nobody prepares it yet; asked again it is cancelled still. */
export const cancelOrder: UseCase<Contract['cancelOrder']> = async ({ body }, ctx) => {
  const ended = await ctx.inTransaction(
    mayRollBack(async (tx): Promise<OrderRow> => {
      const order = await findOrderByToken(tx, body.token)
      if (!order) return orRollBack(refused('not_found'))
      if (order.fulfilment_state === 'cancelled') return order
      if (!mayBuyerCancel(standingOf(order)))
        return orRollBack(refused('conflict', { fields: { fulfilment: { code: 'being_prepared' } } }))
      const over = await endOrder(tx, order, { by: 'buyer', note: '' }, ctx)
      await mailOwner(tx, over, { kind: 'order_left', site: ctx.site, now: ctx.now })
      return over
    }),
  )
  if (!ended.ok) return ended
  await closeOpenSessions(ctx, ended.value.id)
  await sendRefunds(ctx, ended.value.id)
  return done({})
}
