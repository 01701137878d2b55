import type { Selectable } from 'kysely'
import { done } from '#app/models/platform/outcome.ts'
import { pathOfPointIcon } from '#app/models/site/look/point-icon.ts'
import { barePostalCode } from '#app/models/site/places/postal-code.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { toDegrees } from '../../platform/resource/columns.ts'

type PointRow = Selectable<SiteTables['pickup_points']>

const most = 30

/** The pick-up points of the shop in a country, those first whose postal code is most like the one given. */
export const listAccessPoints: UseCase<Contract['listAccessPoints']> = async ({ body }, { read }) => {
  const points = await read
    .selectFrom('pickup_points')
    .selectAll()
    .where('is_valid', '=', 1)
    .where('country', '=', body.country)
    .orderBy('postal_code')
    .orderBy('id')
    .execute()
  const likeness = ({ postal_code }: PointRow) => commonLength(barePostalCode(postal_code), barePostalCode(body.postalCode))
  return done(
    points
      .sort((one, other) => likeness(other) - likeness(one))
      .slice(0, most)
      .map(toAccessPoint),
  )
}

function toAccessPoint(point: PointRow) {
  return {
    id: point.id,
    name: point.name,
    addLine1: point.address,
    zipCode: point.postal_code,
    city: point.city,
    country: point.country,
    hours: point.hours,
    icon: pathOfPointIcon(point.icon),
    position:
      point.latitude === null || point.longitude === null
        ? null
        : { latitude: toDegrees(point.latitude) ?? 0, longitude: toDegrees(point.longitude) ?? 0 },
  }
}

function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
