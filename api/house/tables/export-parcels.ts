import type { SiteReader } from '../../platform/database/database.ts'
import type { Delivery } from '../../selling/checkout/choose-delivery.ts'
import { findRound, type RoundOrder } from '../../selling/rounds/find-round.ts'
import { readLoad } from '../../selling/shipping/read-load.ts'

type Receiver = Partial<
  Record<'company' | 'firstname' | 'lastname' | 'address' | 'addressPart2' | 'postalCode' | 'city' | 'country' | 'phone', string>
>

/** The parcels that are to be made up now, as the programs by which carriers print labels read them: one order a row. */
export async function* exportParcels(read: SiteReader, now: Date): AsyncGenerator<string[][]> {
  for (const one of await findRound(read, now)) {
    const { delivery_type } = one.order
    if (delivery_type === 'DELIVERY' || delivery_type === 'PICKUP') yield [await toCells(read, one)]
  }
}

async function toCells(read: SiteReader, { order, lines, left }: RoundOrder): Promise<string[]> {
  const { carrier, accessPoint } = JSON.parse(order.delivery) as Pick<Delivery, 'carrier' | 'accessPoint'>
  const to = JSON.parse(order.delivery_address ?? order.billing_address) as Receiver
  const goods = lines.flatMap(({ declination_id: id }, at) => {
    const quantity = left[at] ?? 0
    return quantity > 0 ? [{ idProduct: id, quantity }] : []
  })
  const load = await readLoad(read, goods)
  return [
    order.reference,
    carrier?.name ?? '',
    carrier?.serviceCode ?? '',
    to.company ?? '',
    to.firstname ?? '',
    to.lastname ?? '',
    to.address ?? '',
    to.addressPart2 ?? '',
    to.postalCode ?? '',
    to.city ?? '',
    to.country ?? '',
    to.phone || order.phone,
    order.email,
    accessPoint?.name ?? '',
    accessPoint ? `${accessPoint.addLine1}, ${accessPoint.zipCode} ${accessPoint.city}` : '',
    String(left.reduce((all, one) => all + one, 0)),
    // What is not sold any more is weighed by hand.
    load.ok ? String(load.value.grams) : '',
    '',
  ]
}
