import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import { closeLeftPages } from '../payments/close-sessions.ts'
import { findCardProvider } from '../payments/keys/takes-cards.ts'
import { failPayment, settlePayment } from '../payments/settle-payment.ts'

/** Plays the part of the card's bank on a demo, whose orders are nobody's money. */
export const practisePayment: UseCase<Contract['practisePayment']> = async ({ body }, ctx) => {
  const { site, now } = ctx
  const played = await ctx.inTransaction(
    mayRollBack(async (tx) => {
      if ((await findCardProvider(tx, ctx)) !== 'PRACTICE') return orRollBack(refused('not_found'))
      const order = await findOrderByToken(tx, body.token)
      const payment =
        order &&
        (await tx
          .selectFrom('payments')
          .selectAll()
          .where('order_id', '=', order.id)
          .where('provider', '=', 'PRACTICE')
          .where('state', '=', 'open')
          .executeTakeFirst())
      if (!payment) return orRollBack(refused('not_found'))
      if (!body.isPaid) return failPayment(tx, payment, { to: 'failed', now })
      return settlePayment(tx, { payment, by: 'provider', intent: null, detail: 'essai', site, now })
    }),
  )
  if (!played.ok) return played
  await closeLeftPages(ctx)
  return done({})
}
