import type { CollectionSlot } from '#app/models/selling/shipping/collection.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** The slots that are offered, each with its place; one whose address has gone is not. */
export function selectOpenSlots(read: SiteReader) {
  return read
    .selectFrom('collection_slots')
    .innerJoin('company_addresses', 'company_addresses.id', 'collection_slots.address_id')
    .select([
      'collection_slots.id',
      'address_id',
      'weekday',
      'opens',
      'closes',
      'capacity',
      'lead_hours',
      'company_addresses.name',
      'company_addresses.address',
      'company_addresses.city',
    ])
    .where('collection_slots.is_valid', '=', 1)
    .where('collection_slots.deleted_at', 'is', null)
}

type Timed = { weekday: number; opens: number; closes: number; lead_hours: number }

/** A stored slot as the calendar needs it. */
export function toRhythm({ weekday, opens, closes, lead_hours }: Timed): CollectionSlot {
  return { weekday, opens, closes, leadHours: lead_hours }
}
