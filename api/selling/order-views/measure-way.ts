import type { z } from 'zod'
import { courseBetween } from '#app/models/site/places/course.ts'
import { barePostalCode } from '#app/models/site/places/postal-code.ts'
import type { FollowedOrder, Order } from '../../contract/selling/entities/placed-order.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { toDegrees } from '../../platform/resource/columns.ts'
import { locateIn } from '../shipping/locate-code.ts'

type Way = z.input<typeof FollowedOrder>['way']

/** A neighbour's parcel has no way that could be drawn, in kilometres. */
const shortest = 5

/** From the house to the town that a parcel goes to, or the point where it is fetched; nothing where either lies who knows where. */
export async function measureWay(read: SiteReader, order: Pick<z.input<typeof Order>, 'delivery' | 'address'>): Promise<Way> {
  const to = townOf(order)
  const house = to && (await findHouse(read))
  const there = to && (await locateTown(to.country, to.postalCode))
  if (!to || !house || !there) return null
  const { distance, bearing } = courseBetween(house.position, there)
  if (distance < shortest) return null
  return { from: house.city, to: to.city, distance: Math.round(distance), bearing: Math.round(bearing) % 360 }
}

function townOf({ delivery: { type, accessPoint }, address }: Pick<z.input<typeof Order>, 'delivery' | 'address'>) {
  if (accessPoint) return { city: accessPoint.city, postalCode: accessPoint.zipCode, country: accessPoint.country }
  return type === 'DELIVERY' ? (address.delivery ?? address.billing) : null
}

/** Where the house is: its first address, which is where it says on the map, or in its town. */
async function findHouse(read: SiteReader) {
  const row = await read.selectFrom('company_addresses').selectAll().orderBy('sort_order').orderBy('id').executeTakeFirst()
  if (!row) return undefined
  const [latitude, longitude] = [toDegrees(row.latitude), toDegrees(row.longitude)]
  const position =
    latitude !== null && longitude !== null ? { latitude, longitude } : await locateTown(codeOf(row.country), row.postal_code)
  return position && { city: row.city, position }
}

/** A house writes the country of its address in words. */
const codeOf = (country: string) => (country === 'France' ? 'FR' : country)

/** Where a town lies; where that is only guessed, nothing is told of it. */
async function locateTown(country: string, postalCode: string) {
  const found = await locateIn(country, barePostalCode(postalCode))
  return found && !found.isGuess ? found.position : undefined
}
