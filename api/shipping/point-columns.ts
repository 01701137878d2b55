import type { Selectable } from 'kysely'
import type { Read } from '../contract/call.ts'
import type { Contract } from '../contract/index.ts'
import type { SiteTables } from '../db/tables.ts'
import { given, toDegrees, toFlag, toMillionths } from '../site/columns.ts'

export type PointRow = Selectable<SiteTables['pickup_points']>

/** A stored pick-up point as its owner sees it. */
export function toPickupPoint(row: PointRow) {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
    latitude: toDegrees(row.latitude),
    longitude: toDegrees(row.longitude),
    hours: row.hours,
    icon: row.icon,
    isValid: row.is_valid === 1,
  }
}

/** The columns that a given pick-up point fills: only those that were named. */
export function toPointColumns(body: Read<Contract['changePickupPoint']>['body']) {
  return given({
    name: body.name,
    address: body.address,
    postal_code: body.postalCode,
    city: body.city,
    country: body.country,
    latitude: toMillionths(body.latitude),
    longitude: toMillionths(body.longitude),
    hours: body.hours,
    icon: body.icon,
    is_valid: toFlag(body.isValid),
  })
}
