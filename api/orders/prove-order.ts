import { listScarce } from '#app/models/order-goods.ts'
import { done, refused } from '#app/models/outcome.ts'
import { isAwaited } from '#app/models/payment.ts'
import type { Contract } from '../contract/index.ts'
import type { SiteWriter } from '../db/database.ts'
import { mayGiveUp, orGiveUp } from '../give-up.ts'
import { closeLeftPages } from '../payments/close-sessions.ts'
import { takesCards } from '../payments/takes-cards.ts'
import type { UseCase, Visit } from '../visit.ts'
import type { OrderRow } from './add-step.ts'
import { answerForOrder } from './answer-for-order.ts'
import { isOverused } from './end-overused.ts'
import { findOrderByToken } from './order-link.ts'
import { readHold } from './read-hold.ts'
import { readScarcity } from './read-scarcity.ts'
import { refuseHoarding } from './refuse-hoarding.ts'
import { takeAgain } from './take-again.ts'

/** Keeps the bottles of an order for longer, or for good where it costs nothing, for whoever brings what its mail alone says; twice is once. */
export const proveOrder: UseCase<Contract['proveOrder']> = async ({ body }, visit) => {
  const proven = await visit.inTransaction(
    mayGiveUp(async (tx) => {
      const found = await findOrderByToken(tx, body.token)
      if (!found || found.proof === '' || found.proof !== body.proof) return orGiveUp(refused('not_found'))
      if (found.is_proven === 1) return found
      const order = found.is_holding === 1 ? found : await takeAgain(tx, found, visit)
      // What costs nothing waits for no money from here on.
      if (isAwaited(order.payment_state) && order.total > 0) await refuseTooMuch(tx, order, visit)
      if (order.paid === 0) await refuseUsedCode(tx, order)
      return answerForOrder(tx, order, 'buyer', visit)
    }),
  )
  if (!proven.ok) return proven
  await closeLeftPages(visit)
  return done({})
}

/** Looks at what its mailbox may hold, which the order counts against from here on. */
async function refuseTooMuch(tx: SiteWriter, order: OrderRow, visit: Visit): Promise<void> {
  const { takes, slot, code } = await readHold(tx, order)
  const holder = { isProven: true, mailboxKey: order.mailbox_key, block: order.from_block, network: order.from_network }
  // A proof keeps what waits for a card from giving way: of that a mailbox holds no more than of what waits for a transfer.
  const means = order.means === 'CARD' ? 'TRANSFER' : order.means
  const wanted = { holder, means, takes: await readScarcity(tx, listScarce(takes, slot, code), order.id), except: order.id }
  orGiveUp(await refuseHoarding(tx, { ...wanted, takesCards: await takesCards(tx, visit) }))
}

/** Another order of the same mailbox may have had the last use meanwhile, also of what is free by it. */
async function refuseUsedCode(tx: SiteWriter, order: OrderRow): Promise<void> {
  if (await isOverused(tx, order)) orGiveUp(refused('conflict', { fields: { proof: { code: 'code_used_since' } } }))
}
