import { trackingUrlOf } from '#app/models/selling/shipping/tracking.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** Where the carrier of an order tells of a parcel; nothing where the house has not said so. */
export async function findTrackingUrl(read: SiteReader, delivery: string, number: string): Promise<string> {
  const { carrier } = JSON.parse(delivery) as { carrier: { id: string } | null }
  return carrier ? ((await findAddressOfCarrier(read, carrier.id, number)) ?? '') : ''
}

/** Where a carrier tells of a parcel; undefined for one that the house has not. */
export async function findAddressOfCarrier(read: SiteReader, id: string, number: string): Promise<string | undefined> {
  const row = await read.selectFrom('carriers').select('tracking_address').where('id', '=', id).executeTakeFirst()
  return row && (row.tracking_address ? trackingUrlOf(row.tracking_address, number) : '')
}
