import { done, refused } from '#app/models/platform/outcome.ts'
import { listScarce } from '#app/models/selling/orders/order-goods.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { isOverused } from '../holds/end-overused.ts'
import { readHold } from '../holds/read-hold.ts'
import { readScarcity } from '../holds/read-scarcity.ts'
import { takeAgain } from '../holds/take-again.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import { closeLeftPages } from '../payments/close-sessions.ts'
import { takesCards } from '../payments/keys/takes-cards.ts'
import { refuseHoarding } from '../placing/refuse-hoarding.ts'
import { answerForOrder } from './answer-for-order.ts'

/** Keeps the bottles of an order for longer, or for good where it costs nothing, for whoever brings what its mail alone says; twice is once. */
export const proveOrder: UseCase<Contract['proveOrder']> = async ({ body }, ctx) => {
  const proven = await ctx.inTransaction(
    mayRollBack(async (tx) => {
      const found = await findOrderByToken(tx, body.token)
      if (!found || found.proof === '' || found.proof !== body.proof) return orRollBack(refused('not_found'))
      if (found.is_proven === 1) return found
      const order = found.is_holding === 1 ? found : await takeAgain(tx, found, ctx)
      // What costs nothing waits for no money from here on.
      if (isAwaited(order.payment_state) && order.total > 0) await refuseTooMuch(tx, order, ctx)
      if (order.paid === 0) await refuseUsedCode(tx, order)
      return answerForOrder(tx, order, 'buyer', ctx)
    }),
  )
  if (!proven.ok) return proven
  await closeLeftPages(ctx)
  return done({})
}

/** Looks at what its mailbox may hold, which the order counts against from here on. */
async function refuseTooMuch(tx: SiteWriter, order: OrderRow, ctx: CallContext): Promise<void> {
  const { takes, slot, code } = await readHold(tx, order)
  const holder = { isProven: true, mailboxKey: order.mailbox_key, block: order.from_block, network: order.from_network }
  // A proof keeps what waits for a card from giving way: of that a mailbox holds no more than of what waits for a transfer.
  const means = order.means === 'CARD' ? 'TRANSFER' : order.means
  const wanted = {
    holder,
    means,
    takes: await readScarcity(tx, listScarce(takes, slot, code), { except: order.id }),
    except: order.id,
  }
  orRollBack(await refuseHoarding(tx, { ...wanted, takesCards: await takesCards(tx, ctx) }))
}

/** Another order of the same mailbox may have had the last use meanwhile, also of what is free by it. */
async function refuseUsedCode(tx: SiteWriter, order: OrderRow): Promise<void> {
  if (await isOverused(tx, order)) orRollBack(refused('conflict', { fields: { proof: { code: 'code_used_since' } } }))
}
