/**
 * How far places are: confirmed, by whoever answers for them; waiting for the one click of their mail; not to be confirmed, for no
 * mail can ask; or lapsed, in time or because they were given back before, when they are free for others again and still count in
 * the share of where they were taken.
 */
export const placeStates = ['CONFIRMED', 'WAITING', 'UNASKED', 'LAPSED'] as const

export type PlaceState = (typeof placeStates)[number]

/** Why places lapse: nobody confirmed them in time, or others of their share are answered for. */
export type LapseReason = 'TIME' | 'SHARE'

/** How long places wait to be confirmed. */
export const waitingHours = 24

/** How long they do where less than half of the places of an evening or a day is left beside them, or others of their place have lapsed. */
export const scarceMinutes = 60

/** Of an evening or a day: how many places it has, and how many are left beside those that are taken now. */
export type Room = { places: number; left: number }

/** The same as it is taken by somebody, and whether what was taken of it from where they are has lapsed before. */
export type Taken = Room & { isKnownToLapse: boolean }

/** For how many minutes places wait to be confirmed: decided once, when they are taken. */
export function findWaitMinutes({ places, left, isKnownToLapse }: Taken): number {
  return isKnownToLapse || left * 2 < places ? scarceMinutes : waitingHours * 60
}

/** Until when they wait, counted from when the mail leaves that asks for it: never longer than until what they are taken for begins or ends. */
export function findConfirmBy(room: Taken, from: Date, end: Date | undefined): Date {
  const until = from.getTime() + findWaitMinutes(room) * 60_000
  return new Date(Math.min(until, end?.getTime() ?? until))
}
