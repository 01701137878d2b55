import { findRate, packParcel } from '#app/models/selling/shipping/tariff.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { Delivery } from '../checkout/choose-delivery.ts'
import { type CarrierRow, readRates } from '../shipping/carrier-columns.ts'
import { readOrderedLoad } from '../shipping/read-load.ts'
import type { RoundOrder } from './find-round.ts'

/** In which cartons of its carrier each order of a round travels, by their room; nothing where no carrier has one that holds it. */
export async function readCartons(read: SiteReader, round: readonly RoundOrder[]): Promise<Map<string, number[]>> {
  const carriers = new Map((await read.selectFrom('carriers').selectAll().execute()).map((row) => [row.id, row]))
  const packed = new Map<string, number[]>()
  for (const one of round) {
    const rooms = await packOrder(read, one, carriers)
    if (rooms) packed.set(one.order.id, rooms)
  }
  return packed
}

async function packOrder(
  read: SiteReader,
  { order, lines, left }: RoundOrder,
  carriers: ReadonlyMap<string, CarrierRow>,
): Promise<number[] | undefined> {
  const { carrier: chosen } = JSON.parse(order.delivery) as Pick<Delivery, 'carrier'>
  const carrier = chosen && carriers.get(chosen.id)
  if (!carrier) return undefined
  const to = order.delivery_address ?? order.billing_address
  const { country = '', postalCode = '' } = JSON.parse(to) as Partial<Record<'country' | 'postalCode', string>>
  const rate = findRate(readRates(carrier), { country, postalCode })
  if (!rate) return undefined
  const goods = lines.flatMap(({ declination_id: idProduct }, at) => {
    const quantity = left[at] ?? 0
    return quantity > 0 ? [{ idProduct, quantity }] : []
  })
  const load = await readOrderedLoad(read, goods)
  return load.ok ? packParcel(rate.cartons, load.value) : undefined
}
