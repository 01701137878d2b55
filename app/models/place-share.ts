/** Who takes places online: a member who has confirmed their address, or whoever comes from some place of the network. */
export type Taker = 'MEMBER' | 'STRANGER'

type Share = { part: number; least: number }

/** Which part of the places of an evening or a day one taker may hold, and how many are never too many. */
const shares: Record<Taker, Share> = {
  STRANGER: { part: 3, least: 6 },
  MEMBER: { part: 2, least: 12 },
}

/** The same for all that nobody has confirmed of one network, and for all of a day that nobody can be asked to confirm. */
const networkShare: Share = { part: 2, least: 12 }
const unaskedShare: Share = { part: 2, least: 6 }

/** How many days to come of one calendar a taker may hold. */
export const mostDays: Record<Taker, number> = { STRANGER: 2, MEMBER: 6 }

/** How many of them one network may hold without anybody having confirmed it. */
export const mostNetworkDays = 6

/** What somebody wants of the places of an evening or a day, beside what is held in the same share. */
export type PlaceWish = { places: number; held: number; wanted: number }

/** How many places of an evening or a day a taker may hold. */
export function mostPlaces(places: number, taker: Taker): number {
  return partOf(places, shares[taker])
}

/** What a taker may still take, where what they want is more than that; `held` is what they have. */
export function findOverShare(wish: PlaceWish, taker: Taker): { left: number } | undefined {
  return findOver(wish, shares[taker])
}

/** What one network may still take, where what is wanted is more; `held` is what of it nobody has confirmed. */
export function findOverNetwork(wish: PlaceWish): { left: number } | undefined {
  return findOver(wish, networkShare)
}

/** What may still be taken of a day without an address to ask, by whomever; `held` is what is taken so. */
export function findOverUnasked(wish: PlaceWish): { left: number } | undefined {
  return findOver(wish, unaskedShare)
}

/** Whether a day is one too many beside those that a taker holds. */
export function isOneDayTooMany(day: string, held: readonly string[], taker: Taker): boolean {
  return isBeyond(day, held, mostDays[taker])
}

/** Whether a day is one too many beside those that a network holds and nobody has confirmed. */
export function isOneNetworkDayTooMany(day: string, held: readonly string[]): boolean {
  return isBeyond(day, held, mostNetworkDays)
}

function findOver({ places, held, wanted }: PlaceWish, share: Share): { left: number } | undefined {
  const left = Math.max(0, partOf(places, share) - held)
  return wanted > left ? { left } : undefined
}

function partOf(places: number, { part, least }: Share): number {
  return Math.max(least, Math.floor(places / part))
}

function isBeyond(day: string, held: readonly string[], most: number): boolean {
  return new Set([...held, day]).size > most && !held.includes(day)
}
