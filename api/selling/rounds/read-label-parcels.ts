import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { LabelParcel, LabelPoint } from '#app/models/selling/labels/label-parcel.ts'
import { findLabelProgram, type LabelProgram } from '#app/models/selling/labels/label-program.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { Delivery } from '../checkout/choose-delivery.ts'
import { readOrderedLoad } from '../shipping/read-load.ts'
import { findRound, type RoundOrder } from './find-round.ts'

type Receiver = Partial<
  Record<'company' | 'firstname' | 'lastname' | 'address' | 'addressPart2' | 'postalCode' | 'city' | 'country' | 'phone', string>
>
type Kept = Pick<Delivery, 'carrier' | 'accessPoint'>

/** A parcel of the round, and by which program its label is made; nothing where no word says so. */
export type RoundParcel = LabelParcel & { carrier: string; program: LabelProgram | undefined; units: number }

/** The orders of the round that travel, one a parcel: what is fetched at the cellar has no label. */
export async function readLabelParcels(read: SiteReader, now: Date): Promise<RoundParcel[]> {
  const round = (await findRound(read, now)).filter(
    ({ order }) => order.delivery_type === 'DELIVERY' || order.delivery_type === 'PICKUP',
  )
  if (round.length === 0) return []
  const known = await readKnown(read)
  const parcels: RoundParcel[] = []
  for (const one of round) parcels.push(await toParcel(read, one, known, parisDay(now)))
  return parcels
}

type Known = { addresses: ReadonlyMap<string, string>; codes: ReadonlyMap<string, string> }

/** Where carriers tell of parcels, and what they call their points. */
async function readKnown(read: SiteReader): Promise<Known> {
  const carriers = await read.selectFrom('carriers').select(['id', 'tracking_address']).execute()
  const points = await read.selectFrom('pickup_points').select(['id', 'carrier_code']).where('carrier_code', '!=', '').execute()
  return {
    addresses: new Map(carriers.map(({ id, tracking_address }) => [id, tracking_address])),
    codes: new Map(points.map(({ id, carrier_code }) => [id, carrier_code])),
  }
}

async function toParcel(
  read: SiteReader,
  { order, lines, left }: RoundOrder,
  { addresses, codes }: Known,
  day: string,
): Promise<RoundParcel> {
  const { carrier, accessPoint } = JSON.parse(order.delivery) as Kept
  const goods = lines.flatMap(({ declination_id: id }, at) => {
    const quantity = left[at] ?? 0
    return quantity > 0 ? [{ idProduct: id, quantity }] : []
  })
  const load = await readOrderedLoad(read, goods)
  const said = carrier ? [carrier.name, carrier.serviceCode, addresses.get(carrier.id) ?? ''] : []
  return {
    reference: order.reference,
    carrier: carrier?.name ?? '',
    program: findLabelProgram(said),
    service: carrier?.serviceCode ?? '',
    ...toReceiver(order),
    email: order.email,
    point: accessPoint && toPoint(accessPoint, codes),
    grams: load.ok ? load.value.grams : null,
    units: left.reduce((all, one) => all + one, 0),
    day,
  }
}

function toReceiver({ delivery_address, billing_address, phone }: RoundOrder['order']) {
  const to = JSON.parse(delivery_address ?? billing_address) as Receiver
  return {
    company: to.company ?? '',
    firstname: to.firstname ?? '',
    lastname: to.lastname ?? '',
    address: to.address ?? '',
    addressPart2: to.addressPart2 ?? '',
    postalCode: to.postalCode ?? '',
    city: to.city ?? '',
    country: to.country ?? '',
    phone: to.phone || phone,
  }
}

function toPoint(point: NonNullable<Kept['accessPoint']>, codes: Known['codes']): LabelPoint {
  const { id, name, addLine1: address, zipCode: postalCode, city, country } = point
  return { code: codes.get(id) ?? '', name, address, postalCode, city, country }
}
