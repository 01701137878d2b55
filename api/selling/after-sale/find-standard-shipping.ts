import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRules } from '../goods/read-order-rules.ts'
import type { WithdrawableLine } from '../order-views/read-withdrawable.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { toCountryCode } from '../shipping/country-code.ts'
import { quoteCarriers } from '../shipping/quote-carriers.ts'
import { readOrderedLoad } from '../shipping/read-load.ts'
import { readCarriers } from '../shipping/sold-countries.ts'

type Address = { postalCode: string; country: string }

/**
 * What of the delivery goes back with the whole of an order: what it would have cost the cheapest usual way, and never
 * more than was paid. Where that cannot be reckoned any more, what was paid.
 */
export async function findStandardShipping(
  read: SiteReader,
  order: OrderRow,
  lines: readonly WithdrawableLine[],
  { values }: OrderRules,
): Promise<number> {
  const paid = order.shipping_fees
  if (paid === 0 || order.delivery_type !== 'DELIVERY') return paid
  const wanted = lines.map(({ row }) => ({
    idProduct: row.product_id,
    idDeclination: row.declination_id,
    quantity: row.quantity,
  }))
  const load = await readOrderedLoad(read, wanted)
  const { postalCode, country } = JSON.parse(order.delivery_address ?? order.billing_address) as Address
  const code = toCountryCode(country)
  if (!load.ok || !code) return paid
  const place = { country: code, postalCode }
  const offers = quoteCarriers(await readCarriers(read), { place, load: load.value, values })
  const prices = offers.filter(({ deliveryType }) => deliveryType === 'DELIVERY').map(({ price }) => price)
  return Math.min(paid, ...prices)
}
