import type { Outcome } from '#app/models/platform/outcome.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'

/** Counts tries to order, by the place they come from: whose mailbox is named in them says nothing of who tries. */
export async function countOrderTry(
  tx: SiteWriter,
  { clientAddress, now }: Pick<CallContext, 'clientAddress' | 'now'>,
): Promise<Outcome<null>> {
  return takeRate(tx, { bucket: `orders of block ${blockOf(clientAddress)}`, limit: 60, windowSeconds: 3600, now })
}
