import { z } from 'zod'
import { trackingAddress } from '#app/models/selling/shipping/tracking.ts'
import { pointIcons } from '#app/models/site/look/point-icon.ts'
import { countries } from '#app/models/site/places/country.ts'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Cents, Id, listed, Nothing, ShortText } from '../platform/values.ts'

const ById = z.strictObject({ id: Id })
const CountryCode = z.enum(countries.map(({ alphaTwo }) => alphaTwo) as [string, ...string[]])
const PostalCode = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/)

const Carton = z.strictObject({
  places: z.int().min(1).max(600),
  price: Cents,
  mostGrams: z.int().min(1).max(1_000_000).nullable(),
})
const Days = z.int().min(0).max(30).nullable()
const Rate = z.strictObject({
  countries: z.array(CountryCode).min(1).max(countries.length),
  postalPrefixes: z.array(z.string().regex(/^[A-Z0-9]{1,10}$/)).max(200),
  cartons: z.array(Carton).min(1).max(20),
  /** How many of its working days a parcel is on the way, at least and at most; nothing where nobody has said. */
  leastDays: Days,
  mostDays: Days,
})
/** Whoever sends a rate need not know of days. */
const GivenRate = Rate.extend({ leastDays: Days.default(null), mostDays: Days.default(null) })

const carrierFields = {
  name: ShortText.min(1),
  deliveryType: z.enum(['DELIVERY', 'PICKUP']),
  siteType: ShortText,
  serviceCode: ShortText,
  /** Where it tells of a parcel, with `{numero}` where the number goes; empty where it does not. */
  trackingAddress: ShortText.regex(trackingAddress),
  /** Where it is, in one line: the document that travels with wine says so. */
  address: ShortText,
  isValid: z.boolean(),
  /** Until when what is ordered counts for the day, where it is another hour than the house's. */
  cutOff: z.int().min(0).max(1439).meta({ 'x-unit': 'minute of the day' }).nullable(),
  /** The weekdays on which it fetches parcels. */
  pickupDays: z.array(z.int().min(1).max(6)).max(6),
  worksSaturdays: z.boolean(),
  wantsPhone: z.boolean(),
  rates: z.array(Rate).max(50),
  order: z.int().min(0).max(10_000),
}
const CarrierFields = z.strictObject({ ...carrierFields, rates: z.array(GivenRate).max(50) })
const AdminCarrier = z.object({ id: Id, ...carrierFields })

const pointFields = {
  name: ShortText.min(1),
  address: ShortText.min(1),
  postalCode: PostalCode,
  city: ShortText.min(1),
  country: CountryCode,
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  hours: ShortText,
  icon: z.enum(pointIcons),
  /** What its carrier calls it, as on the carrier's list of points. */
  carrierCode: ShortText,
  isValid: z.boolean(),
}
const PointFields = z.strictObject(pointFields)
const PickupPoint = z.object({ id: Id, ...pointFields })

/** How parcels travel and where they wait, for the owner of the shop. */
export const shippingAdmin = {
  listCarriers: call('GET /admin/carrier', 'admin', {
    says: 'Les transporteurs et leurs grilles, dans l’ordre où ils sont proposés.',
    query: list({ name: 'text', deliveryType: 'text', order: 'number' }, { orderBy: 'order' }),
    answer: listed('carriers', AdminCarrier),
  }),
  getCarrier: call('GET /admin/carrier/{id}', 'admin', { says: 'Un transporteur.', params: ById, answer: AdminCarrier }),
  createCarrier: call('POST /admin/carrier', 'admin', {
    says: 'Ajoute un transporteur : ses grilles disent, par pays ou début de code postal, le prix de chaque carton et les jours de route. « pickupDays » (lundi : 1), « cutOff » en minutes et « worksSaturdays » disent quand il passe et livre.',
    body: CarrierFields.partial().required({ name: true }),
    answer: AdminCarrier,
    changes: 'content',
  }),
  changeCarrier: call('PUT /admin/carrier/{id}', 'admin', {
    says: 'Change un transporteur.',
    params: ById,
    body: CarrierFields.partial(),
    answer: AdminCarrier,
    changes: 'content',
  }),
  removeCarrier: call('DELETE /admin/carrier/{id}', 'admin', {
    says: 'Retire un transporteur.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listPickupPoints: call('GET /admin/pickup-point', 'admin', {
    says: 'Les points de retrait de la maison.',
    query: list({ name: 'text', city: 'text', postalCode: 'text' }, { orderBy: 'name' }),
    answer: listed('points', PickupPoint),
  }),
  getPickupPoint: call('GET /admin/pickup-point/{id}', 'admin', {
    says: 'Un point de retrait.',
    params: ById,
    answer: PickupPoint,
  }),
  createPickupPoint: call('POST /admin/pickup-point', 'admin', {
    says: 'Ajoute un point de retrait.',
    body: PointFields.partial().required({ name: true, address: true, postalCode: true, city: true }),
    answer: PickupPoint,
  }),
  changePickupPoint: call('PUT /admin/pickup-point/{id}', 'admin', {
    says: 'Change un point de retrait.',
    params: ById,
    body: PointFields.partial(),
    answer: PickupPoint,
  }),
  removePickupPoint: call('DELETE /admin/pickup-point/{id}', 'admin', {
    says: 'Retire un point de retrait.',
    params: ById,
    answer: Nothing,
  }),
}
