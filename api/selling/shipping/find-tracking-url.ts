import { trackingUrlOf } from '#app/models/selling/shipping/tracking.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** Where the carrier of an order tells of a parcel; nothing where the house has not said so. */
export async function findTrackingUrl(read: SiteReader, delivery: string, number: string): Promise<string> {
  const { carrier } = JSON.parse(delivery) as { carrier: { id: string } | null }
  if (!carrier) return ''
  const row = await read.selectFrom('carriers').select('tracking_address').where('id', '=', carrier.id).executeTakeFirst()
  return row?.tracking_address ? trackingUrlOf(row.tracking_address, number) : ''
}
