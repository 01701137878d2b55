import { done, type Fault, type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Load } from '#app/models/selling/shipping/shipping-advice.ts'
import { readReach } from '#app/models/selling/tax/tax-setting.ts'
import type { Destination } from '#app/models/selling/tax/territory.ts'
import { barePostalCode } from '#app/models/site/places/postal-code.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { Good } from '../goods/read-goods.ts'
import type { OrderRules } from '../goods/read-order-rules.ts'
import type { CarrierRow } from '../shipping/carrier-columns.ts'
import { toCountryCode } from '../shipping/country-code.ts'
import { findLoadFault } from '../shipping/find-load-fault.ts'
import { quoteCarriers } from '../shipping/quote-carriers.ts'
import { loadOf } from '../shipping/read-load.ts'
import { findDestinationFault, readKeptCarriers } from '../shipping/sold-countries.ts'
import { type Collection, chooseCollection } from './choose-collection.ts'

type Body = Read<Contract['placeOrder']>['body']
type AccessPoint = NonNullable<Body['delivery']['accessPoint']>

/** How an order travels: what is kept of it, and what the carrier asks. */
export type Delivery = {
  type: Body['delivery']['type']
  carrier: { id: string; name: string; serviceCode: string } | null
  carrierRow: CarrierRow | null
  /** Whether whoever carries it needs a number to call. */
  wantsPhone: boolean
  accessPoint: AccessPoint | null
  collection: Collection | null
  asked: number
  counted: number
  /** Where the parcel goes, by which it is taxed; nothing of what is fetched or does not travel. */
  place: Destination | null
  /** Some of it is sold before it is bottled. */
  isPrimeur: boolean
}

type Wish = { body: Body; goods: readonly Good[]; rules: OrderRules; now: Date; byHand?: boolean }

/** How the goods reach their buyer; refused where they cannot, with what to choose instead. */
export async function chooseDelivery(read: SiteReader, wish: Wish): Promise<Outcome<Delivery>> {
  const { body, goods, rules } = wish
  const load = loadOf(goods)
  const { counted, isPrimeur } = load
  const none = { carrier: null, carrierRow: null, wantsPhone: false, accessPoint: null, collection: null, asked: 0, place: null }
  const bare = { type: body.delivery.type, ...none, counted, isPrimeur }
  switch (body.delivery.type) {
    case 'NO_DELIVERY':
      // At the cellar a buyer takes the bottles along.
      return load.places > 0 && !wish.byHand ? fault('delivery.type', 'needs_delivery') : done(bare)
    case 'CLICK_AND_COLLECT': {
      const collection = await chooseCollection(read, body, rules, wish.now)
      return collection.ok ? done({ ...bare, collection: collection.value }) : collection
    }
    default: {
      const heavy = findLoadFault(load, rules.values)
      if (heavy) return refused('invalid', { fields: { products: heavy } })
      return chooseCarrier(read, wish, load, bare)
    }
  }
}

/** A carrier that goes there; where a parcel is fetched, the place of that point counts and not what was sent of it. */
async function chooseCarrier(
  read: SiteReader,
  { body, rules: { values, isWinemaker } }: Wish,
  load: Load & { grams: number },
  bare: Delivery,
): Promise<Outcome<Delivery>> {
  const point = body.delivery.type === 'PICKUP' ? await findPoint(read, body.delivery.accessPoint?.id) : null
  if (point === undefined) return fault('delivery.accessPoint', 'access_point')
  const place = point ? done({ country: point.country, postalCode: point.zipCode }) : placeOf(body)
  if (!place.ok) return place
  const carriers = await readKeptCarriers(read, values)
  const closed = findDestinationFault(carriers, place.value, readReach(values, isWinemaker))
  if (closed) {
    const field = point ? 'delivery.accessPoint' : `address.delivery.${closed.about}`
    return refused('invalid', { fields: { [field]: closed.fault } })
  }
  const { idCarrier, serviceName } = body.delivery
  const offer = quoteCarriers(carriers, { place: place.value, load, values })
    .filter(({ deliveryType }) => deliveryType === body.delivery.type)
    .find(({ id, name, serviceCode }) => (idCarrier ? id === idCarrier : [name, serviceCode].includes(serviceName ?? id)))
  if (!offer) return fault('delivery.idCarrier', 'carrier')
  const { id, name, serviceCode, wantsPhone, fdp: asked } = offer
  const carrierRow = carriers.find((row) => row.id === id) ?? null
  return done({
    ...bare,
    carrier: { id, name, serviceCode },
    carrierRow,
    wantsPhone,
    accessPoint: point,
    asked,
    place: place.value,
  })
}

/** The place of the address; what is said of it a second time has to be the same. */
function placeOf({ address, deliveryPostalCode, deliveryIdCountry }: Body): Outcome<Destination> {
  const to = address.delivery ?? address.billing
  const country = toCountryCode(to.country)
  if (!country) return fault('address.delivery.country', 'not_shipped', { country: to.country.slice(0, 60) })
  if (deliveryIdCountry && deliveryIdCountry !== country) return fault('deliveryIdCountry', 'other_place')
  if (deliveryPostalCode && barePostalCode(deliveryPostalCode) !== barePostalCode(to.postalCode))
    return fault('deliveryPostalCode', 'other_place')
  return done({ country, postalCode: to.postalCode })
}

async function findPoint(read: SiteReader, id: string | undefined): Promise<AccessPoint | undefined> {
  if (id === undefined) return undefined
  const row = await read.selectFrom('pickup_points').selectAll().where('id', '=', id).where('is_valid', '=', 1).executeTakeFirst()
  if (!row) return undefined
  const { name, address: addLine1, postal_code: zipCode, city, country } = row
  return { id: row.id, name, addLine1, zipCode, city, country }
}

function fault(field: string, code: FaultCode, params?: Fault['params']): Outcome<never> {
  return refused('invalid', { fields: { [field]: { code, ...(params && { params }) } } })
}
