import type { Selectable } from 'kysely'
import { done } from '#app/models/platform/outcome.ts'
import { pathOfPointIcon } from '#app/models/site/look/point-icon.ts'
import { type Course, courseBetween, type Position } from '#app/models/site/places/course.ts'
import { barePostalCode } from '#app/models/site/places/postal-code.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { toDegrees } from '../../platform/resource/columns.ts'
import { type Location, locateIn } from './locate-code.ts'

type PointRow = Selectable<SiteTables['pickup_points']>

const most = 30

/**
 * The pick-up points of the shop in a country, the nearest to the town of the address first. How far they are is told where both
 * are known; where not, those come first whose postal code is most like the one given.
 */
export const listAccessPoints: UseCase<Contract['listAccessPoints']> = async ({ body }, { read }) => {
  const points = await read
    .selectFrom('pickup_points')
    .selectAll()
    .where('is_valid', '=', 1)
    .where('country', '=', body.country)
    .orderBy('postal_code')
    .orderBy('id')
    .execute()
  const code = barePostalCode(body.postalCode)
  const from = await locateIn(body.country, code)
  const found = await Promise.all(
    points.map(async (row) => {
      const to = await locatePoint(row)
      const course = from && to && courseBetween(from.position, to.position)
      const isTold = !(from?.isGuess || to?.isGuess)
      const likeness = commonLength(barePostalCode(row.postal_code), code)
      return { row, course: isTold ? course : undefined, far: course?.distance ?? Number.MAX_VALUE, likeness }
    }),
  )
  return done(
    found
      .sort((one, other) => one.far - other.far || other.likeness - one.likeness)
      .slice(0, most)
      .map(({ row, course }) => ({ ...toAccessPoint(row), ...(course && roundCourse(course)) })),
  )
}

/** A point that says nowhere where it lies is where its town is. */
async function locatePoint({ latitude, longitude, postal_code, country }: PointRow): Promise<Location | undefined> {
  const position = positionOf({ latitude, longitude })
  return position ? { position, isGuess: false } : locateIn(country, barePostalCode(postal_code))
}

function roundCourse({ distance, bearing }: Course): Course {
  return { distance: Math.round(distance * 10) / 10, bearing: Math.round(bearing) % 360 }
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
    position: positionOf(point),
  }
}

function positionOf({ latitude, longitude }: Pick<PointRow, 'latitude' | 'longitude'>): Position | null {
  if (latitude === null || longitude === null) return null
  return { latitude: toDegrees(latitude) ?? 0, longitude: toDegrees(longitude) ?? 0 }
}

function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
