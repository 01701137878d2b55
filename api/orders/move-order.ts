import { findMoveFault } from '#app/models/fulfilment.ts'
import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { SiteWriter } from '../db/database.ts'
import { mayGiveUp, orGiveUp } from '../give-up.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import { sendRefunds } from '../payments/send-refunds.ts'
import type { UseCase } from '../visit.ts'
import { advanceOrder } from './advance-order.ts'
import { endOrder } from './end-order.ts'
import { findOrder } from './find-order.ts'
import { showAdminOrder, standingOf } from './read-admin-order.ts'

/** Moves an order on, as far as its machine allows; one that is cancelled gives its goods and its money back. */
export const moveOrder: UseCase<Contract['moveOrder']> = async ({ params, body }, visit) => {
  const moved = await visit.inTransaction(
    mayGiveUp(async (tx) => {
      const order = orGiveUp(await getOrder(tx, params.id))
      const fault = findMoveFault(standingOf(order), body.fulfilment)
      if (fault) {
        const code = fault === 'unpaid' ? 'unpaid' : 'illegal_move'
        orGiveUp(refused('conflict', { fields: { fulfilment: { code } } }))
      }
      if (body.fulfilment !== 'cancelled') return advanceOrder(tx, order, body, visit)
      return endOrder(tx, order, { by: 'owner', note: body.note ?? '' }, visit)
    }),
  )
  if (!moved.ok) return moved
  if (body.fulfilment === 'cancelled') {
    await closeOpenSessions(visit, params.id)
    await sendRefunds(visit, params.id)
  }
  return showAdminOrder(visit, params.id)
}

async function getOrder(tx: SiteWriter, id: string) {
  const order = await findOrder(tx, id)
  return order ? done(order) : refused('not_found')
}
