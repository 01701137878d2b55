import type { Outcome } from '#app/models/outcome.ts'
import { blockOf } from '../accounts/address-block.ts'
import { takeRate } from '../accounts/take-rate.ts'
import type { SiteWriter } from '../db/database.ts'
import type { Visit } from '../visit.ts'

/** Counts tries to order, by the place they come from: whose mailbox is named in them says nothing of who tries. */
export async function countOrderTry(
  tx: SiteWriter,
  { clientAddress, now }: Pick<Visit, 'clientAddress' | 'now'>,
): Promise<Outcome<null>> {
  return takeRate(tx, { bucket: `orders of block ${blockOf(clientAddress)}`, limit: 60, windowSeconds: 3600, now })
}
