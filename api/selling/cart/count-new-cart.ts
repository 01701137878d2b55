import type { Outcome } from '#app/models/platform/outcome.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'

const mostAnHour = 600

/** Counts each cart that is opened, by whatever call: nobody fills the cellar's books with carts that nobody buys from. */
export function countNewCart(
  tx: SiteWriter,
  { clientAddress, now }: Pick<CallContext, 'clientAddress' | 'now'>,
): Promise<Outcome<null>> {
  return takeRate(tx, { bucket: `new cart ${blockOf(clientAddress)}`, limit: mostAnHour, windowSeconds: 3600, now })
}
