import type { Selectable } from 'kysely'
import type { SiteTables } from '../db/tables.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { followPath } from '../orders/order-link.ts'
import type { Sealing } from '../outside/sealing.ts'

/** Trial cards are shown on the order's own page, whose address is not kept. */
export const practiceUrl = '?essai=1'

/** Where an open payment is made. */
export function paymentUrlOf(
  { url }: Pick<Selectable<SiteTables['payments']>, 'url'>,
  order: OrderRow,
  sealing: Sealing,
): string | null {
  return url === practiceUrl ? `${followPath(order, sealing)}${url}` : url
}
