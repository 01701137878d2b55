import { done, type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { keyOf, type TotalTake } from '#app/models/selling/orders/order-goods.ts'
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
 * Takes all that an order holds, and tells how much of each stock is left; or refuses. Each condition stands in the write itself, and all orders take in the same
 * sequence, so that this is right even where transactions see each other's commits.
 */
export async function takeHold(tx: SiteWriter, hold: Hold, now: Date): Promise<Outcome<ReadonlyMap<string, number>>> {
  const { takes, code, slot, displayLimit } = hold
  if (code && !(await countCode(tx, code))) return fault('discount', 'code_used_up')
  if (code?.limitPerCustomer && (await countUses(tx, { code: code.id, ...code.customer })) >= code.limitPerCustomer)
    return fault('discount', 'code_used_by_you')
  let isTold = false
  const stocks = new Map<string, number>()
  for (const take of takes) {
    const left = await moveStock(tx, take, -take.quantity)
    if (left === undefined) return fault('products', 'short_now')
    stocks.set(keyOf(take), left)
    isTold ||= left <= displayLimit
    await tellLowStock(tx, { ...take, change: -take.quantity, after: left }, now)
  }
  if (slot) {
    const left = await takeSlot(tx, slot)
    if (left === undefined) return fault('idSchedule', 'slot_full')
    // Pages tell the first day on which a place is free.
    isTold ||= left === 0
  }
  if (isTold) await bumpContentVersion(tx)
  return done(stocks)
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
  if (slot && (await giveSlotBack(tx, slot))) isTold = true
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

/** Takes a place of a slot's day, and tells how many are left; nothing where it was full. */
async function takeSlot(tx: SiteWriter, { id, day }: NonNullable<Hold['slot']>): Promise<number | undefined> {
  const capacity = await readCapacity(tx, id)
  if (capacity === undefined) return undefined
  const row = await tx
    .insertInto('collection_days')
    .values({ slot_id: id, day, taken: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'slot_id', 'day'])
        .doUpdateSet((on) => ({ taken: on('collection_days.taken', '+', 1) }))
        .where('collection_days.taken', '<', capacity),
    )
    .returning('taken')
    .executeTakeFirst()
  return row && capacity - row.taken
}

/** Gives a place back; tells whether there was none left before. */
async function giveSlotBack(tx: SiteWriter, { id, day }: NonNullable<Hold['slot']>): Promise<boolean> {
  const row = await tx
    .updateTable('collection_days')
    .set((on) => ({ taken: on('taken', '-', 1) }))
    .where('slot_id', '=', id)
    .where('day', '=', day)
    .returning('taken')
    .executeTakeFirst()
  return row !== undefined && row.taken + 1 >= ((await readCapacity(tx, id)) ?? 0)
}

async function readCapacity(tx: SiteWriter, id: string): Promise<number | undefined> {
  return (await tx.selectFrom('collection_slots').select('capacity').where('id', '=', id).executeTakeFirst())?.capacity
}

function fault(field: string, code: FaultCode): Outcome<never> {
  return refused('invalid', { fields: { [field]: { code } } })
}
