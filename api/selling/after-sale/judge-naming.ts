import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { awaitsBuyer } from '#app/models/selling/after/withdrawal.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { readGivenLines } from '../orders/count-lines.ts'

/** How often in a day an order is given up by its number: each time its buyer and the house are written to. */
const most = { limit: 3, windowSeconds: 86_400 }

/**
 * Whether an order may be given up by its number and address alone: one such withdrawal at a time waits for its buyer, few come in a
 * day, and none once its buyer or the house has said of one that it was not to be.
 */
export async function judgeNaming(tx: SiteWriter, order: OrderRow, now: Date): Promise<Outcome<null>> {
  const named = await tx
    .selectFrom('withdrawals')
    .select(['state', 'proof', 'lines'])
    .where('order_id', '=', order.id)
    .where('proof', '<>', 'SHOWN')
    .execute()
  if (named.some(({ state }) => state === 'REFUSED')) return refuse('withdraw_by_link')
  if (named.some((row) => awaitsBuyer(row, readGivenLines(row.lines, order)))) return refuse('withdraw_waits')
  const counted = await takeRate(tx, { bucket: `orders given up by number: ${order.id}`, ...most, now })
  return counted.ok ? done(null) : refuse('withdraw_by_link')
}

function refuse(code: 'withdraw_by_link' | 'withdraw_waits'): Outcome<never> {
  return refused('conflict', { fields: { reference: { code } } })
}
