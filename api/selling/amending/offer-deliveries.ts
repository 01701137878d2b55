import { done, type Fault, type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { findAmendFault } from '#app/models/selling/orders/amending.ts'
import { readTax, taxAt } from '#app/models/selling/tax/tax.ts'
import { readReach, readTaxSetting } from '#app/models/selling/tax/tax-setting.ts'
import type { Destination } from '#app/models/selling/tax/territory.ts'
import type { Site } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readOwnSettings } from '../../site/parameters/own-settings.ts'
import { standingOf } from '../order-views/read-admin-order.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { readCounts } from '../orders/count-lines.ts'
import { destinationOf } from '../orders/promise-order.ts'
import { readFreightLeft } from '../papers/issue-credit-note.ts'
import { toCountryCode } from '../shipping/country-code.ts'
import { quoteCarriers } from '../shipping/quote-carriers.ts'
import { readOrderedLoad } from '../shipping/read-load.ts'
import { findDestinationFault, readCarriers } from '../shipping/sold-countries.ts'

/** A carrier that takes an order where it is to go: what it would ask of its buyer, who never pays more than they did. */
export type OfferedDelivery = { id: string; name: string; serviceCode: string; wantsPhone: boolean; fees: number }

export type OfferedDeliveries = {
  place: Destination
  /** What the buyer pays for it as it stands. */
  paid: number
  /** The carrier as it stands. */
  carrier: { id: string; name: string; serviceCode: string } | null
  offers: OfferedDelivery[]
  /** Some of it is sold before it is bottled. */
  isPrimeur: boolean
}

type Goal = { country: string; postalCode: string }

/** By which carriers an order could still go to a place, and at which price; refused where it cannot go there as the order it is. */
export async function offerDeliveries(
  read: SiteReader,
  order: OrderRow,
  goal: Goal | undefined,
  { site }: { site: Pick<Site, 'lang'> },
): Promise<Outcome<OfferedDeliveries>> {
  const late = findAmendFault({ ...standingOf(order), isHolding: order.is_holding === 1 })
  if (late) return fault('version', late, 'conflict')
  const known = destinationOf(order)
  if (order.delivery_type !== 'DELIVERY' || !known) return fault('version', 'amend_home', 'conflict')
  const { values, site: house } = await readOwnSettings({ site, lang: site.lang }, read)
  const country = goal ? toCountryCode(goal.country) : known.country
  if (!country) return fault('address.country', 'not_shipped', 'invalid', { country: goal?.country.slice(0, 60) ?? '' })
  const place = { country, postalCode: goal?.postalCode ?? known.postalCode }
  const carriers = await readCarriers(read)
  const closed = findDestinationFault(carriers, place, readReach(values, house.is_winemaker === 1))
  if (closed) return refused('invalid', { fields: { [`address.${closed.about}`]: closed.fault } })
  const setting = readTaxSetting(values)
  const [was, is] = [readTax(order) ?? taxAt(known, setting), taxAt(place, setting)]
  if (was.territory !== is.territory || was.country !== is.country) return fault('address.postalCode', 'amend_place', 'invalid')
  const load = await readOrderLoad(read, order)
  if (!load.ok) return load
  const { carrier } = JSON.parse(order.delivery) as Pick<OfferedDeliveries, 'carrier'>
  const paid = (await readFreightLeft(read, order.id)) ?? order.shipping_fees
  const offers = quoteCarriers(carriers, { place, load: load.value, values })
    .filter(({ deliveryType }) => deliveryType === 'DELIVERY')
    .map(({ id, name, serviceCode, wantsPhone, price }) => ({
      id,
      name,
      serviceCode,
      wantsPhone,
      fees: reduceAsBefore(order, price),
    }))
  return done({ place, paid, carrier, offers, isPrimeur: load.value.isPrimeur })
}

/** What is still to be sent of it, at what it came to itself: free shipping is judged by its own prices and not by those of today. */
async function readOrderLoad(read: SiteReader, order: OrderRow) {
  const rows = await read
    .selectFrom('order_lines')
    .select(['product_id', 'declination_id'])
    .where('order_id', '=', order.id)
    .orderBy('place')
    .execute()
  const counts = await readCounts(read, order)
  const wanted = rows.map(({ product_id, declination_id }, at) => ({
    idProduct: product_id,
    idDeclination: declination_id,
    quantity: counts[at]?.left ?? 0,
  }))
  const load = await readOrderedLoad(
    read,
    wanted.filter(({ quantity }) => quantity > 0),
  )
  return load.ok ? done({ ...load.value, cents: order.subtotal - order.wrapping - order.discount }) : load
}

/** A code that took so much off the freight takes as great a part of another one. */
function reduceAsBefore({ shipping_fees: fees, shipping_discount: discount }: OrderRow, price: number): number {
  return discount === 0 ? price : Math.round((price * fees) / (fees + discount))
}

function fault(field: string, code: FaultCode, kind: 'invalid' | 'conflict', params?: Fault['params']): Outcome<never> {
  return refused(kind, { fields: { [field]: { code, ...(params && { params }) } } })
}
