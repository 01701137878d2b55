import type { Selectable } from 'kysely'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { Sealing } from '../../platform/outside/sealing.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { followPath } from '../orders/order-link.ts'

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
