import { hash } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import { eventOfStep } from '#app/models/house/webhook.ts'
import { refused } from '#app/models/platform/outcome.ts'
import { type HistoryEntry, spellEntry } from '#app/models/selling/orders/order-history.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { tellWebhooks } from '../../platform/webhooks/tell-webhooks.ts'

export type OrderRow = Selectable<SiteTables['orders']>

type Standing = Pick<OrderRow, 'is_holding' | 'is_proven' | 'payment_state'>

type Step = Pick<HistoryEntry, 'machine' | 'from' | 'to' | 'by'> & {
  amount?: number
  detail?: string
  /** What of the order itself changes with it. */
  changes?: Updateable<SiteTables['orders']>
  now: Date
}

/** Writes down what happens to an order, and changes the order with it; of two who do so at once, one begins again. */
export async function addStep(tx: SiteWriter, order: OrderRow, { changes, now, ...step }: Step): Promise<OrderRow> {
  const entry: HistoryEntry = {
    amount: 0,
    detail: '',
    ...step,
    order: order.id,
    step: order.steps + 1,
    at: now.toISOString(),
  }
  const hash = hashEntry(entry, order.last_hash)
  const changed = await tx
    .updateTable('orders')
    .set({ ...changes, steps: entry.step, last_hash: hash, updated_at: entry.at })
    .where('id', '=', order.id)
    .where('steps', '=', order.steps)
    .returningAll()
    .executeTakeFirst()
  if (!changed) return orRollBack(refused('conflict'))
  if (isWaiting(changed) !== isWaiting(order)) await markGoods(tx, changed)
  await writeEntry(tx, entry, hash)
  return changed
}

/** Marks what an order holds by whether it waits for proof and payment. */
async function markGoods(tx: SiteWriter, order: OrderRow): Promise<void> {
  const is_waiting = isWaiting(order) ? 1 : 0
  await tx.updateTable('order_stock').set({ is_waiting }).where('order_id', '=', order.id).execute()
}

/** Whether an order holds goods that nobody has proven or paid. */
export function isWaiting({ is_holding, is_proven, payment_state: state }: Standing): boolean {
  return is_holding === 1 && is_proven === 0 && isAwaited(state)
}

/** Adds an entry to the history of an order; its hash stands on the order too, written in the same transaction. */
export async function writeEntry(tx: SiteWriter, entry: HistoryEntry, hash: string): Promise<void> {
  const { order: order_id, machine, from: from_state, to: to_state, by: done_by, amount, detail, step, at } = entry
  await tx
    .insertInto('order_history')
    .values({ order_id, step, machine, from_state, to_state, done_by, amount, detail, created_at: at, hash })
    .execute()
  const event = eventOfStep(machine, from_state, to_state)
  if (event) await tellWebhooks(tx, { event, thingId: order_id, step, at })
}

/** The hash of an entry, which covers all entries before it. */
export function hashEntry(entry: HistoryEntry, previous: string): string {
  return hash('sha256', spellEntry(entry, previous))
}
