import type { ColumnType } from 'kysely'
import type { PointIcon } from '#app/models/site/look/point-icon.ts'
import type { Flag, SiteId } from './columns.ts'

type Carriers = {
  site_id: SiteId
  id: string
  name: string
  delivery_type: 'DELIVERY' | 'PICKUP'
  site_type: string
  service_code: string
  /** Where it tells of a parcel, `{numero}` standing for the number. */
  tracking_address: ColumnType<string, string | undefined>
  address: ColumnType<string, string | undefined>
  is_valid: Flag
  /** As JSON: what it asks, where, for which cartons. */
  rates: string
  sort_order: number
}

type PickupPoints = {
  site_id: SiteId
  id: string
  name: string
  address: string
  postal_code: string
  city: string
  /** Two letters. */
  country: string
  /** Millionths of a degree. */
  latitude: number | null
  longitude: number | null
  hours: string
  is_valid: Flag
  icon: PointIcon
}

/** How what was sold gets to its buyer. */
export type ShippingTables = { carriers: Carriers; pickup_points: PickupPoints }
