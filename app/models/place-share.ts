/** Who takes places online: a member who has confirmed their address, or whoever comes from some place of the network. */
export type Taker = 'MEMBER' | 'STRANGER'

/** Which part of the places of an evening or a day one taker may hold, and how many are never too many. */
const shares: Record<Taker, { part: number; least: number }> = {
  STRANGER: { part: 3, least: 6 },
  MEMBER: { part: 2, least: 12 },
}

/** How many days to come of one calendar a taker may hold. */
export const mostDays: Record<Taker, number> = { STRANGER: 2, MEMBER: 6 }

/** How many places of an evening or a day a taker may hold. */
export function mostPlaces(places: number, taker: Taker): number {
  const { part, least } = shares[taker]
  return Math.max(least, Math.floor(places / part))
}

/** What a taker may still take, where what they want is more than that; `held` is what they have. */
export function findOverShare({ places, held, wanted }: PlaceWish, taker: Taker): { left: number } | undefined {
  const left = Math.max(0, mostPlaces(places, taker) - held)
  return wanted > left ? { left } : undefined
}

export type PlaceWish = { places: number; held: number; wanted: number }

/** Whether a day is one too many beside those that a taker holds. */
export function isOneDayTooMany(day: string, held: readonly string[], taker: Taker): boolean {
  return new Set([...held, day]).size > mostDays[taker] && !held.includes(day)
}
