import { refused } from '#app/models/outcome.ts'
import { orGiveUp } from '../all-or-nothing.ts'
import type { SiteReader, SiteWriter } from '../db/database.ts'
import { addStep, type OrderRow } from './add-step.ts'
import { takeHold } from './hold-goods.ts'
import { readExpiry } from './hold-longer.ts'
import { isThereStill, readHold } from './read-hold.ts'
import { gaveWayDetail } from './release-order.ts'
import type { At } from './tell-order.ts'

/** Until when an order that gave way takes its bottles again for whoever proves it, if they are there; nothing of other orders. */
export async function readReturn(read: SiteReader, order: OrderRow, at: At): Promise<string | null> {
  const mayReturn = order.payment_state === 'expired' && order.fulfilment_state === 'new' && order.is_proven === 0
  if (!mayReturn || !(await hasGivenWay(read, order.id))) return null
  const until = await readExpiry(read, order, at)
  return until > at.now.toISOString() ? until : null
}

/** Takes the bottles of an order that gave way again. */
export async function takeAgain(tx: SiteWriter, order: OrderRow, at: At): Promise<OrderRow> {
  if ((await readReturn(tx, order, at)) === null) return refuse('illegal_move')
  const hold = await readHold(tx, order)
  if (!(await isThereStill(tx, hold))) return refuse('sold_since')
  orGiveUp(await takeHold(tx, hold, at.now))
  const step = { machine: 'payment', from: order.payment_state, to: 'awaiting', by: 'buyer' } as const
  const changes = { payment_state: 'awaiting', is_holding: 1 } as const
  return addStep(tx, order, { ...step, changes, now: at.now })
}

async function hasGivenWay(read: SiteReader, id: string): Promise<boolean> {
  const step = await read
    .selectFrom('order_history')
    .select('detail')
    .where('order_id', '=', id)
    .where('machine', '=', 'payment')
    .orderBy('step', 'desc')
    .limit(1)
    .executeTakeFirst()
  return step?.detail === gaveWayDetail
}

function refuse(code: 'illegal_move' | 'sold_since'): never {
  return orGiveUp(refused('conflict', { fields: { proof: { code } } }))
}
