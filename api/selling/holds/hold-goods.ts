import { done, type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { TotalTake } from '#app/models/selling/orders/order-goods.ts'
import { moveStock } from '../../catalog/stock/move-stock.ts'
import { tellLowStock } from '../../catalog/stock/tell-low-stock.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { bumpContentVersion } from '../../site/settings/content-version.ts'
import { type CodeHolder, countUses } from '../checkout/choose-code.ts'

/** What an order holds: bottles, a use of a code, a place in a slot. */
export type Hold = {
  takes: readonly TotalTake[]
  code: { id: string; limitTotal: number | null; limitPerCustomer: number | null; customer: CodeHolder } | null
  slot: { id: string; day: string } | null
  /** Pages tell a stock up to this number. */
  displayLimit: number
}

/**
 * Takes all that an order holds, or refuses. Each condition stands in the write itself, and all orders take in the same
 * sequence, so that this is right even where transactions see each other's commits.
 */
export async function takeHold(tx: SiteWriter, hold: Hold, now: Date): Promise<Outcome<null>> {
  const { takes, code, slot, displayLimit } = hold
  if (code && !(await countCode(tx, code))) return fault('discount', 'code_used_up')
  if (code?.limitPerCustomer && (await countUses(tx, { code: code.id, ...code.customer })) >= code.limitPerCustomer)
    return fault('discount', 'code_used_by_you')
  let isTold = false
  for (const take of takes) {
    const left = await moveStock(tx, take, -take.quantity)
    if (left === undefined) return fault('products', 'short_now')
    isTold ||= left <= displayLimit
    await tellLowStock(tx, { ...take, change: -take.quantity, after: left }, now)
  }
  if (slot && !(await takeSlot(tx, slot))) return fault('idSchedule', 'slot_full')
  if (isTold) await bumpContentVersion(tx)
  return done(null)
}

/** Gives back all that an order held; whoever calls has turned `is_holding` in the same transaction, and only once. */
export async function giveBack(tx: SiteWriter, { takes, code, slot, displayLimit }: Hold): Promise<void> {
  if (code)
    await tx
      .updateTable('discount_codes')
      .set((row) => ({ uses: row('uses', '-', 1) }))
      .where('id', '=', code.id)
      .execute()
  let isTold = false
  for (const take of takes) {
    const left = await moveStock(tx, take, take.quantity)
    isTold ||= left !== undefined && left - take.quantity <= displayLimit
  }
  if (slot)
    await tx
      .updateTable('collection_days')
      .set((row) => ({ taken: row('taken', '-', 1) }))
      .where('slot_id', '=', slot.id)
      .where('day', '=', slot.day)
      .execute()
  if (isTold) await bumpContentVersion(tx)
}

async function countCode(tx: SiteWriter, { id, limitTotal }: NonNullable<Hold['code']>): Promise<boolean> {
  let update = tx
    .updateTable('discount_codes')
    .set((row) => ({ uses: row('uses', '+', 1) }))
    .where('id', '=', id)
  if (limitTotal !== null) update = update.where('uses', '<', limitTotal)
  return (await update.executeTakeFirst()).numUpdatedRows > 0n
}

async function takeSlot(tx: SiteWriter, { id, day }: NonNullable<Hold['slot']>): Promise<boolean> {
  const slot = await tx.selectFrom('collection_slots').select('capacity').where('id', '=', id).executeTakeFirst()
  if (!slot) return false
  const row = await tx
    .insertInto('collection_days')
    .values({ slot_id: id, day, taken: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'slot_id', 'day'])
        .doUpdateSet((on) => ({ taken: on('collection_days.taken', '+', 1) }))
        .where('collection_days.taken', '<', slot.capacity),
    )
    .returning('taken')
    .executeTakeFirst()
  return row !== undefined
}

function fault(field: string, code: FaultCode): Outcome<never> {
  return refused('invalid', { fields: { [field]: { code } } })
}
