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
  return chooseCartons(cartons, parcel)?.price
}

/** The cartons of that choice, by their room, the largest first. */
export function packParcel(cartons: readonly Carton[], parcel: Parcel): number[] | undefined {
  const chosen = chooseCartons(cartons, parcel)
  if (!chosen) return undefined
  const rooms: number[] = []
  for (let at = chosen; at.before; at = at.before) rooms.push(at.room)
  return rooms.sort((one, other) => other - one)
}

/** A carton more, behind the choice for the places before it. */
type Choice = { price: number; count: number; room: number; before?: Choice }

function chooseCartons(cartons: readonly Carton[], parcel: Parcel): Choice | undefined {
  const none: Choice = { price: 0, count: 0, room: 0 }
  const cheapest = [none]
  const sizes = cartons
    .map((carton) => ({ price: carton.price, room: carton.places, holds: holdsOf(carton, parcel) }))
    .filter(({ holds }) => holds > 0)
  for (let places = 1; places <= parcel.places; places += 1) {
    let best: Choice | undefined
    for (const { price, room, holds } of sizes) {
      const before = cheapest[Math.max(0, places - holds)] ?? none
      const choice = { price: before.price + price, count: before.count + 1, room, before }
      if (!best || isBetter(choice, best)) best = choice
    }
    if (!best) return undefined
    cheapest.push(best)
  }
  return cheapest.at(-1)
}

/** Of two that cost the same, the one with fewer cartons to carry. */
function isBetter(one: Choice, other: Choice): boolean {
  return one.price < other.price || (one.price === other.price && one.count < other.count)
}

/** The bottles that a carton takes: as many as have room, and no more than it may weigh. */
function holdsOf({ places, mostGrams }: Carton, parcel: Parcel): number {
  return mostGrams === null || parcel.grams <= 0
    ? places
    : Math.min(places, Math.floor((mostGrams * parcel.places) / parcel.grams))
}
