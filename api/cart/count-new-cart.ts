import type { Outcome } from '#app/models/outcome.ts'
import { blockOf } from '../accounts/address-block.ts'
import { takeRate } from '../accounts/take-rate.ts'
import type { SiteWriter } from '../db/database.ts'
import type { Visit } from '../visit.ts'

const mostAnHour = 600

/** Counts each cart that is opened, by whatever call: nobody fills the cellar's books with carts that nobody buys from. */
export function countNewCart(
  tx: SiteWriter,
  { clientAddress, now }: Pick<Visit, 'clientAddress' | 'now'>,
): Promise<Outcome<null>> {
  return takeRate(tx, { bucket: `new cart ${blockOf(clientAddress)}`, limit: mostAnHour, windowSeconds: 3600, now })
}
