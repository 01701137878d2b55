import { refused } from '#app/models/platform/outcome.ts'
import { keptByCard } from '#app/models/selling/orders/unproven-order.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { selectPages } from '../orders/select-unpaid.ts'
import type { At } from '../orders/tell-order.ts'
import { isOverused } from './end-overused.ts'
import { takeHold } from './hold-goods.ts'
import { readExpiry } from './hold-longer.ts'
import { isThereStill, readHold } from './read-hold.ts'
import { codeUsedDetail, gaveWayDetail } from './release-order.ts'

/** Until when an order that gave way takes its bottles again for whoever proves it, if they are there; nothing of other orders. */
export async function readReturn(read: SiteReader, order: OrderRow, at: At): Promise<string | null> {
  const mayReturn = order.payment_state === 'expired' && order.fulfilment_state === 'new' && order.is_proven === 0
  if (!mayReturn || (await readLastDetail(read, order.id)) !== gaveWayDetail) return null
  const until = order.means === 'CARD' ? endOfHold(order) : await readExpiry(read, order, at)
  return until > at.now.toISOString() ? until : null
}

/** From when on an order by card gives its bottles back where others miss them; nothing where it keeps them for all of its time. */
export async function readKeptUntil(read: SiteReader, order: OrderRow): Promise<string | null> {
  if (order.means !== 'CARD' || order.is_proven === 1 || order.expires_at === null) return null
  const pages = selectPages(read).where('order_id', '=', order.id).orderBy('created_at').orderBy('id')
  const first = await pages.select('created_at').executeTakeFirst()
  return keptByCard({ since: first?.created_at ?? order.placed_at, expiry: order.expires_at })
}

/** Takes the bottles of an order that gave way again. */
export async function takeAgain(tx: SiteWriter, order: OrderRow, at: At): Promise<OrderRow> {
  if ((await readLastDetail(tx, order.id)) === codeUsedDetail || (await isOverused(tx, order))) return refuse('code_used_since')
  if ((await readReturn(tx, order, at)) === null) return refuse('illegal_move')
  const hold = await readHold(tx, order)
  if (!(await isThereStill(tx, hold))) return refuse('sold_since')
  orRollBack(await takeHold(tx, hold, at.now))
  const step = { machine: 'payment', from: order.payment_state, to: 'awaiting', by: 'buyer' } as const
  // Whoever takes bottles again that are to be paid by card finds no page open, and has its minutes once more.
  const again = { ...order, is_proven: 1 as const, placed_at: at.now.toISOString() }
  const ofCard = order.means === 'CARD' ? { expires_at: await readExpiry(tx, again, at) } : {}
  const changes = { payment_state: 'awaiting', is_holding: 1, ...ofCard } as const
  return addStep(tx, order, { ...step, changes, now: at.now })
}

/** A page of payment has minutes of its own; what it kept waits for as long as scarcity allowed when it was ordered. */
function endOfHold({ placed_at, hold_minutes }: OrderRow): string {
  return new Date(Date.parse(placed_at) + hold_minutes * 60_000).toISOString()
}

/** Why an order ended: what the last step of its payment says. */
async function readLastDetail(read: SiteReader, id: string): Promise<string> {
  const step = await read
    .selectFrom('order_history')
    .select('detail')
    .where('order_id', '=', id)
    .where('machine', '=', 'payment')
    .orderBy('step', 'desc')
    .limit(1)
    .executeTakeFirst()
  return step?.detail ?? ''
}

function refuse(code: 'illegal_move' | 'sold_since' | 'code_used_since'): never {
  return orRollBack(refused('conflict', { fields: { proof: { code } } }))
}
