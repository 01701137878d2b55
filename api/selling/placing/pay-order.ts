import { done, refused } from '#app/models/platform/outcome.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { chooseMeans } from '../checkout/choose-means.ts'
import { readOrderRules } from '../goods/read-order-rules.ts'
import { expiryOf } from '../holds/order-expiry.ts'
import { readHold } from '../holds/read-hold.ts'
import { readScarcity } from '../holds/read-scarcity.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { countChange } from '../orders/count-change.ts'
import { holderOf } from '../orders/list-around.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import { takesCards } from '../payments/keys/takes-cards.ts'
import { openCardPayment } from '../payments/open-card-payment.ts'
import { startCardPayment } from '../payments/start-card-payment.ts'
import { countLargeCard } from './count-large-card.ts'
import { refuseHoarding, type Wanted } from './refuse-hoarding.ts'
import { refuseLapsedOrders } from './refuse-lapsed-orders.ts'

/** Stolen cards are tried by the hundred: an order has so many pages of payment, and no more. */
const mostCardPayments = 6

/** Opens the payment of an order again, or lets its buyer choose another means. */
export const payOrder: UseCase<Contract['payOrder']> = async ({ body }, ctx) => {
  const chosen = await ctx.inTransaction(
    mayRollBack(async (tx): Promise<OrderRow> => {
      const order = await findOrderByToken(tx, body.token)
      if (!order) return orRollBack(refused('not_found'))
      if (!isAwaited(order.payment_state) || order.is_holding === 0)
        return orRollBack(refused('conflict', { fields: { payment: { code: 'illegal_move' } } }))
      return changeMeans(tx, order, body.means ?? order.means, ctx)
    }),
  )
  if (!chosen.ok) return chosen
  if (chosen.value.means !== 'CARD') {
    await closeOpenSessions(ctx, chosen.value.id)
    return done({ paymentUrl: null })
  }
  const paymentUrl = await openCardPayment(ctx, chosen.value)
  return paymentUrl === null ? refused('unavailable', { fields: { payment: { code: 'card_down' } } }) : done({ paymentUrl })
}

async function changeMeans(tx: SiteWriter, order: OrderRow, wanted: OrderRow['means'], ctx: CallContext): Promise<OrderRow> {
  const rules = orRollBack(await readOrderRules(ctx, tx))
  const offered = { values: rules.values, takesCards: await takesCards(tx, ctx) }
  const means = orRollBack(chooseMeans({ wanted, delivery: order.delivery_type, total: order.total }, offered))
  const needsPage = means === 'CARD' && !(await hasOpenPage(tx, order.id))
  if (means === order.means && !needsPage) return order
  if (needsPage) await refuseTooMany(tx, order.id)
  if (means !== order.means) orRollBack(await countChange(tx, order, ctx.now))
  // Only a new page of payment asks for new time: who goes to and fro between means does not hold the goods for ever.
  const since = means === 'CARD' ? ctx.now : new Date(order.placed_at)
  const holding = await readWanted(tx, order, { means, takesCards: offered.takesCards })
  // Who tries another card for what they hold by card takes nothing more from others.
  if (means !== order.means) orRollBack(await refuseLapsedOrders(tx, holding, ctx.now))
  orRollBack(means === 'CARD' ? await countLargeCard(tx, holding, ctx.now) : await refuseHoarding(tx, holding))
  const expires_at = expiryOf({ means, now: since, rules, slot: order.slot_moment ?? undefined, held: order })
  // Its time is over, and it ends at any moment: a page of payment would close as it opens.
  if (needsPage && expires_at <= ctx.now.toISOString())
    return orRollBack(refused('conflict', { fields: { payment: { code: 'illegal_move' } } }))
  const step =
    order.payment_state === 'failed'
      ? ({ machine: 'payment', from: 'failed', to: 'awaiting', by: 'buyer', detail: means } as const)
      : ({ machine: 'order', from: order.means, to: 'means_chosen', by: 'buyer', detail: means } as const)
  const changed = await addStep(tx, order, { ...step, changes: { means, payment_state: 'awaiting', expires_at }, now: ctx.now })
  return needsPage ? startCardPayment(tx, changed, ctx) : changed
}

/** What would be held for longer than it was to be: by another means, or for the minutes of another page. */
async function readWanted(tx: SiteWriter, order: OrderRow, chosen: Pick<Wanted, 'means' | 'takesCards'>): Promise<Wanted> {
  const holder = holderOf(order)
  const { takes } = await readHold(tx, order)
  return { holder, takes: await readScarcity(tx, takes, { except: order.id }), except: order.id, ...chosen }
}

async function hasOpenPage(tx: SiteWriter, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row !== undefined
}

async function refuseTooMany(tx: SiteWriter, orderId: string): Promise<void> {
  const tried = await tx.selectFrom('payments').select('id').where('order_id', '=', orderId).execute()
  if (tried.length >= mostCardPayments) orRollBack(refused('rate_limited'))
}
