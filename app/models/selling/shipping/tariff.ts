import { barePostalCode } from '../../site/places/postal-code.ts'
import { type Destination, isOverseas, territoryOf } from '../tax/territory.ts'

/** A carton of a carrier: how many bottles of 75 cl have room in it, what sending it costs, and how heavy it may be. */
export type Carton = { places: number; price: number; mostGrams: number | null }

/** What a carrier asks where: in these countries, and there only under these beginnings of postal codes where some are named. */
export type Rate = {
  countries: readonly string[]
  postalPrefixes: readonly string[]
  cartons: readonly Carton[]
  /** How many of the carrier's working days a parcel is on the way, at least and at most; nothing where nobody has said. */
  leastDays: number | null
  mostDays: number | null
}

/** What travels, by the room it takes and by its weight. */
export type Parcel = { places: number; grams: number }

/** The rate of a carrier for a place: the one that names it most closely. What lies overseas is in no rate that does not name it. */
export function findRate<R extends Rate>(rates: readonly R[], { country, postalCode }: Destination): R | undefined {
  const code = barePostalCode(postalCode)
  const isFar = isOverseas(territoryOf({ country, postalCode }))
  const nearness = ({ countries, postalPrefixes }: Rate) => {
    if (!countries.includes(country)) return -1
    if (postalPrefixes.length === 0) return isFar ? -1 : 0
    return Math.max(-1, ...postalPrefixes.filter((prefix) => code.startsWith(prefix)).map((prefix) => prefix.length))
  }
  const best = Math.max(-1, ...rates.map(nearness))
  return best < 0 ? undefined : rates.find((rate) => nearness(rate) === best)
}

/** What sending a parcel costs in the cheapest choice of cartons; nothing where no carton will hold it. */
export function priceParcel(cartons: readonly Carton[], parcel: Parcel): number | undefined {
  if (parcel.places <= 0) return 0
  const sizes = cartons
    .map((carton) => ({ price: carton.price, holds: holdsOf(carton, parcel) }))
    .filter(({ holds }) => holds > 0)
  if (sizes.length === 0) return undefined
  const cheapest = [0]
  for (let places = 1; places <= parcel.places; places += 1)
    cheapest.push(Math.min(...sizes.map(({ price, holds }) => price + (cheapest[Math.max(0, places - holds)] ?? 0))))
  return cheapest[parcel.places]
}

/** The bottles that a carton takes: as many as have room, and no more than it may weigh. */
function holdsOf({ places, mostGrams }: Carton, parcel: Parcel): number {
  return mostGrams === null || parcel.grams <= 0
    ? places
    : Math.min(places, Math.floor((mostGrams * parcel.places) / parcel.grams))
}
