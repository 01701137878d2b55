import { awaitedStates } from '#app/models/selling/payment.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** The orders that keep their goods from others while they wait for their money. */
export function selectUnpaid(read: SiteReader) {
  return read.selectFrom('orders').where('is_holding', '=', 1).where('payment_state', 'in', awaitedStates)
}

/** The pages of payment that were opened; what is paid by hand has none. */
export function selectPages(read: SiteReader) {
  return read.selectFrom('payments').where('provider', '<>', 'HAND')
}
