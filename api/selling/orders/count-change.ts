import type { Outcome } from '#app/models/platform/outcome.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import type { OrderRow } from './add-step.ts'

/** How often a day a buyer may change the slot or the means of one order: each time is an entry of its history, and some are mails. */
const mostChanges = 20

/** Counts one more change of mind about an order; giving it up or back is never refused by it. */
export function countChange(tx: SiteWriter, { id }: OrderRow, now: Date): Promise<Outcome<null>> {
  return takeRate(tx, { bucket: `changes of order ${id}`, limit: mostChanges, windowSeconds: 86_400, now })
}
