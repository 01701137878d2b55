import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { hasOpenQuestion } from '../orders/has-open-question.ts'

/** How often in a day an order is given up by its number: each time its buyer and the house are written to. */
const most = { limit: 3, windowSeconds: 86_400 }

/**
 * Whether an order may be given up by its number and address alone: one such withdrawal at a time waits for its buyer, few come in a
 * day, and none once its buyer or the house has said of one that it was not to be.
 */
export async function judgeNaming(tx: SiteWriter, order: OrderRow, now: Date): Promise<Outcome<null>> {
  if (await hasOpenQuestion(tx, order)) return refuse('withdraw_waits')
  const ended = await tx
    .selectFrom('withdrawals')
    .select('id')
    .where('order_id', '=', order.id)
    .where('proof', '<>', 'SHOWN')
    .where('state', '=', 'REFUSED')
    .executeTakeFirst()
  if (ended) return refuse('withdraw_by_link')
  const counted = await takeRate(tx, { bucket: `orders given up by number: ${order.id}`, ...most, now })
  return counted.ok ? done(null) : refuse('withdraw_untold')
}

function refuse(code: 'withdraw_by_link' | 'withdraw_waits' | 'withdraw_untold'): Outcome<never> {
  return refused('conflict', { fields: { reference: { code } } })
}
