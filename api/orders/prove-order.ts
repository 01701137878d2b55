import { done, refused } from '#app/models/outcome.ts'
import { isAwaited } from '#app/models/payment.ts'
import { allOrNothing, orGiveUp } from '../all-or-nothing.ts'
import type { Contract } from '../contract/index.ts'
import { takesCards } from '../payments/takes-cards.ts'
import type { UseCase } from '../visit.ts'
import { addStep } from './add-step.ts'
import { holdLonger } from './hold-longer.ts'
import { findOrderByToken } from './order-link.ts'
import { readHold } from './read-hold.ts'
import { refuseHoarding } from './refuse-hoarding.ts'

/** Keeps the bottles of an order for longer, for whoever brings what its mail alone says; twice is once. */
export const proveOrder: UseCase<Contract['proveOrder']> = async ({ body }, visit) => {
  const proven = await allOrNothing(visit, async (tx) => {
    const order = await findOrderByToken(tx, body.token)
    if (!order || order.proof === '' || order.proof !== body.proof) return orGiveUp(refused('not_found'))
    if (order.is_proven === 1) return order
    if (order.is_holding === 0) return orGiveUp(refused('conflict', { fields: { proof: { code: 'illegal_move' } } }))
    if (isAwaited(order.payment_state)) {
      const holder = { isProven: true, emailKey: order.email_key, block: '' }
      const { takes } = await readHold(tx, order)
      const held = { holder, means: order.means, takes, except: order.id, takesCards: await takesCards(tx, visit) }
      orGiveUp(await refuseHoarding(tx, held))
    }
    const step = { machine: 'order', from: '', to: 'proven', by: 'buyer' } as const
    return addStep(tx, order, { ...step, changes: await holdLonger(tx, order, visit), now: visit.now })
  })
  return proven.ok ? done({}) : proven
}
