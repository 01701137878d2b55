import { done, refused } from '#app/models/platform/outcome.ts'
import { findMoveFault } from '#app/models/selling/fulfilment.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { showAdminOrder, standingOf } from '../order-views/read-admin-order.ts'
import { findOrder } from '../orders/find-order.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import { sendRefunds } from '../payments/money-at-stripe/send-refunds.ts'
import { advanceOrder } from './advance-order.ts'
import { endOrder } from './end-order.ts'

/** Moves an order on, as far as its machine allows; one that is cancelled gives its goods and its money back. */
export const moveOrder: UseCase<Contract['moveOrder']> = async ({ params, body }, ctx) => {
  const moved = await ctx.inTransaction(
    mayRollBack(async (tx) => {
      const order = orRollBack(await getOrder(tx, params.id))
      const fault = findMoveFault(standingOf(order), body.fulfilment)
      if (fault) {
        const code = fault === 'unpaid' ? 'unpaid' : 'illegal_move'
        orRollBack(refused('conflict', { fields: { fulfilment: { code } } }))
      }
      if (body.fulfilment !== 'cancelled') return advanceOrder(tx, order, body, ctx)
      return endOrder(tx, order, { by: 'owner', note: body.note ?? '' }, ctx)
    }),
  )
  if (!moved.ok) return moved
  if (body.fulfilment === 'cancelled') {
    await closeOpenSessions(ctx, params.id)
    await sendRefunds(ctx, params.id)
  }
  return showAdminOrder(ctx, params.id)
}

async function getOrder(tx: SiteWriter, id: string) {
  const order = await findOrder(tx, id)
  return order ? done(order) : refused('not_found')
}
