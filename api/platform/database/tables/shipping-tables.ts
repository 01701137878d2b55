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
  /** Until which minute of a day in France what is ordered counts for that day; empty for the house's own. */
  cut_off: ColumnType<number | null, number | null | undefined>
  /** As JSON: the weekdays on which it fetches parcels, from Monday as 1. */
  pickup_days: ColumnType<string, string | undefined>
  works_saturdays: ColumnType<Flag, Flag | undefined>
  /** Whether it needs a number to call. */
  wants_phone: ColumnType<Flag, Flag | undefined>
  /** As JSON: what it asks, where, for which cartons, and how long it takes. */
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
  /** What its carrier calls it; empty where nobody has said it. */
  carrier_code: ColumnType<string, string | undefined>
}

/** How what was sold gets to its buyer. */
export type ShippingTables = { carriers: Carriers; pickup_points: PickupPoints }
