import { mayChangeCollection } from '#app/models/after-sale.ts'
import { done, refused } from '#app/models/outcome.ts'
import { isAwaited } from '#app/models/payment.ts'
import { allOrNothing, orGiveUp } from '../all-or-nothing.ts'
import type { Contract, Read } from '../contract/index.ts'
import type { SiteWriter } from '../db/database.ts'
import type { UseCase, Visit } from '../visit.ts'
import { addStep, type OrderRow } from './add-step.ts'
import { chooseCollection } from './choose-collection.ts'
import type { Delivery } from './choose-delivery.ts'
import { countChange } from './count-change.ts'
import { giveBack, type Hold, takeHold } from './hold-goods.ts'
import { findOrderByToken } from './order-link.ts'
import { standingOf } from './read-admin-order.ts'
import { readOrderRules } from './read-order-rules.ts'
import { sayCollection } from './say-order.ts'
import { tellHouse } from './tell-house.ts'
import { expiryOf } from './write-order.ts'

type Body = Read<Contract['changeOrderSlot']>['body']

/** Lets a buyer fetch an order in another slot: its place is taken before the first one is given back, both or none. */
export const changeOrderSlot: UseCase<Contract['changeOrderSlot']> = async ({ body }, visit) => {
  const changed = await allOrNothing(visit, async (tx) => {
    const order = await findOrderByToken(tx, body.token)
    if (!order) return orGiveUp(refused('not_found'))
    if (!mayChangeCollection(standingOf(order)) || order.is_holding === 0)
      return orGiveUp(refused('conflict', { fields: { idSchedule: { code: 'illegal_move' } } }))
    if (order.slot_id === body.idSchedule && order.slot_day === body.dateSchedule) return order
    return moveSlot(tx, order, body, visit)
  })
  return changed.ok ? done({}) : changed
}

async function moveSlot(tx: SiteWriter, order: OrderRow, body: Body, visit: Visit): Promise<OrderRow> {
  orGiveUp(await countChange(tx, order, visit.now))
  const rules = orGiveUp(await readOrderRules(visit, tx))
  const collection = orGiveUp(await chooseCollection(tx, body, rules, visit.now))
  const delivery = JSON.parse(order.delivery) as Omit<Delivery, 'type'>
  const isUnpaid = isAwaited(order.payment_state)
  const { means } = order
  const changes = {
    delivery: JSON.stringify({ ...delivery, collection }),
    ...{ slot_id: collection.idSchedule, slot_day: collection.day, slot_moment: collection.ends },
    ...(isUnpaid &&
      means === 'ON_COLLECTION' && {
        expires_at: expiryOf({ means, now: new Date(order.placed_at), rules, slot: collection.ends, held: order }),
      }),
  }
  const step = { machine: 'order', from: order.slot_day ?? '', to: 'slot_changed', by: 'buyer', detail: collection.day } as const
  const changed = await addStep(tx, order, { ...step, changes, now: visit.now })
  orGiveUp(await takeHold(tx, holdOf({ id: collection.idSchedule, day: collection.day }), visit.now))
  if (order.slot_id && order.slot_day) await giveBack(tx, holdOf({ id: order.slot_id, day: order.slot_day }))
  await tellHouse(tx, changed, { kind: 'order_slot_changed', ...visit, params: { slot: sayCollection(collection) } })
  return changed
}

/** A place in a slot and nothing else. */
function holdOf(slot: NonNullable<Hold['slot']>): Hold {
  return { takes: [], code: null, slot, displayLimit: 0 }
}
