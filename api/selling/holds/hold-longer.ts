import { isAwaited } from '#app/models/selling/payment.ts'
import { readParameters } from '#app/models/site/settings/parameter-values.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readParameterRows } from '../../site/parameters/parameter.ts'
import type { OrderRow } from '../orders/add-step.ts'
import type { At } from '../orders/tell-order.ts'
import { expiryOf } from './order-expiry.ts'

/** What changes of an order once somebody answers for it: it holds its bottles for as long as its means and its slot allow. */
export async function holdLonger(read: SiteReader, order: OrderRow, by: 'buyer' | 'owner', at: Pick<At, 'site'>) {
  if (order.is_proven === 1) return {}
  // From where it came is known until it is paid or over: what many mailboxes of one place keep unpaid has a bound of its own.
  const isKept = by === 'buyer' && order.total > 0
  const proven = { is_proven: 1 as const, ...(isKept ? {} : { from_block: '', from_network: '' }) }
  // A page of payment has its own minutes.
  if (!isAwaited(order.payment_state) || order.means === 'CARD') return proven
  return { ...proven, expires_at: await readExpiry(read, { ...order, is_proven: 1 }, at) }
}

/** Until when an order waits for its money, as the shop has it now. */
export async function readExpiry(read: SiteReader, order: OrderRow, { site }: Pick<At, 'site'>): Promise<string> {
  const rules = { values: readParameters(await readParameterRows({ site, lang: site.lang }, read)) }
  const { means, slot_moment, placed_at } = order
  return expiryOf({ means, rules, now: new Date(placed_at), slot: slot_moment ?? undefined, held: order })
}
