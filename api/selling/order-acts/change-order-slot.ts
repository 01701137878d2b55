import { done, refused } from '#app/models/platform/outcome.ts'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import { mayChangeCollection } from '#app/models/selling/after/after-sale.ts'
import { listScarce, nameSlotDay } from '#app/models/selling/orders/order-goods.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import { collectionHorizonDays } from '#app/models/selling/shipping/collection.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { chooseCollection } from '../checkout/choose-collection.ts'
import type { Delivery } from '../checkout/choose-delivery.ts'
import { readOrderRules } from '../goods/read-order-rules.ts'
import { giveBack, type Hold, takeHold } from '../holds/hold-goods.ts'
import { expiryOf } from '../holds/order-expiry.ts'
import { readScarcity } from '../holds/read-scarcity.ts'
import { standingOf } from '../order-views/read-admin-order.ts'
import { addStep, isWaiting, type OrderRow } from '../orders/add-step.ts'
import { countChange } from '../orders/count-change.ts'
import { holderOf } from '../orders/list-around.ts'
import { mailOwner } from '../orders/mail-owner.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import { tellBuyer } from '../orders/tell-order.ts'
import { tellCollection } from '../placing/order-appointment.ts'
import { sayCollection } from '../placing/order-mail-data.ts'
import { refuseHoarding } from '../placing/refuse-hoarding.ts'
import { refuseLapsedOrders } from '../placing/refuse-lapsed-orders.ts'

type Body = Read<Contract['changeOrderSlot']>['body']

/** Lets a buyer fetch an order in another slot: its place is taken before the first one is given back, both or none. */
export const changeOrderSlot: UseCase<Contract['changeOrderSlot']> = async ({ body }, ctx) => {
  const changed = await ctx.inTransaction(
    mayRollBack(async (tx) => {
      const order = await findOrderByToken(tx, body.token)
      if (!order) return orRollBack(refused('not_found'))
      if (!mayChangeCollection(standingOf(order)) || order.is_holding === 0)
        return orRollBack(refused('conflict', { fields: { idSchedule: { code: 'illegal_move' } } }))
      // Its minutes would begin again, and what it leaves would be forgotten: whoever is nobody yet cancels, and orders anew.
      if (order.is_proven === 0 && order.paid === 0)
        return orRollBack(refused('conflict', { fields: { idSchedule: { code: 'slot_unproven' } } }))
      if (order.slot_id === body.idSchedule && order.slot_day === body.dateSchedule) return order
      return moveSlot(tx, order, body, ctx)
    }),
  )
  return changed.ok ? done({}) : changed
}

async function moveSlot(tx: SiteWriter, order: OrderRow, body: Body, ctx: CallContext): Promise<OrderRow> {
  orRollBack(await countChange(tx, order, ctx.now))
  const rules = orRollBack(await readOrderRules(ctx, tx))
  const collection = orRollBack(await chooseCollection(tx, body, rules, ctx.now))
  const delivery = JSON.parse(order.delivery) as Omit<Delivery, 'type'>
  const isUnpaid = isAwaited(order.payment_state)
  const { means } = order
  // The latest end of what nobody has paid is fixed when it is placed: from slot to slot it would be put off for ever.
  if (isUnpaid && collection.day > addDays(parisDay(new Date(order.placed_at)), collectionHorizonDays))
    return orRollBack(refused('conflict', { fields: { idSchedule: { code: 'slot_unpaid' } } }))
  const changes = {
    delivery: JSON.stringify({ ...delivery, collection }),
    slot_id: collection.idSchedule,
    slot_day: collection.day,
    slot_moment: collection.ends,
    ...(isUnpaid &&
      means === 'ON_COLLECTION' && {
        expires_at: expiryOf({ means, now: new Date(order.placed_at), rules, slot: collection.ends, held: order }),
      }),
  }
  const step = { machine: 'order', from: order.slot_day ?? '', to: 'slot_changed', by: 'buyer', detail: collection.day } as const
  const changed = await addStep(tx, order, { ...step, changes, now: ctx.now })
  const slot = { id: collection.idSchedule, day: collection.day }
  orRollBack(await takeHold(tx, holdOf(slot), ctx.now))
  await noteSlot(tx, changed, slot)
  if (isUnpaid) await refuseTooMuch(tx, order, slot, ctx.now)
  if (order.slot_id && order.slot_day) await giveBack(tx, holdOf({ id: order.slot_id, day: order.slot_day }))
  const says = { slot: sayCollection(collection), ...(await tellCollection(tx, changed, { ...ctx, isCancelled: false })) }
  await tellBuyer(tx, changed, { kind: 'order_slot_chosen', ...ctx, params: says })
  await mailOwner(tx, changed, { kind: 'order_slot_changed', ...ctx, params: { slot: sayCollection(collection) } })
  return changed
}

type Slot = NonNullable<Hold['slot']>

async function noteSlot(tx: SiteWriter, order: OrderRow, slot: Slot): Promise<void> {
  const { id } = order
  await tx.deleteFrom('order_stock').where('order_id', '=', id).where('place', '=', 'slot').execute()
  await tx
    .insertInto('order_stock')
    .values({ order_id: id, place: 'slot', item_id: nameSlotDay(slot), quantity: 1, is_waiting: isWaiting(order) ? 1 : 0 })
    .execute()
}

/** The same question as of a new order; the order itself is none of those that its buyer holds there. */
async function refuseTooMuch(tx: SiteWriter, order: OrderRow, slot: Slot, now: Date): Promise<void> {
  const takes = await readScarcity(tx, listScarce([], slot, null), { except: order.id })
  const wanted = { holder: holderOf(order), means: order.means, takes, except: order.id, isMove: true, takesCards: false }
  orRollBack(await refuseHoarding(tx, wanted))
  orRollBack(await refuseLapsedOrders(tx, wanted, now))
}

/** A place in a slot and nothing else. */
function holdOf(slot: Slot): Hold {
  return { takes: [], code: null, slot, displayLimit: 0 }
}
