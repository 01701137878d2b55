import type { PlaceState } from './place-hold.ts'

/** Who takes places online: a member who has confirmed their address, or whoever comes from some place of the network. */
export type Taker = 'MEMBER' | 'STRANGER'

/** What is counted together: one taker's; all of one network, and what of it nobody has confirmed; all that nobody can be asked to confirm. */
export type Share = Taker | 'NETWORK' | 'WAITING' | 'UNASKED'

/** Which part of the places of an evening or a day may be held in a share, how many are never too many, and of how many days to come. */
const shares: Record<Share, { part: number; least: number; days: number }> = {
  STRANGER: { part: 3, least: 6, days: 2 },
  MEMBER: { part: 2, least: 12, days: 6 },
  NETWORK: { part: 2, least: 12, days: 12 },
  WAITING: { part: 2, least: 12, days: 6 },
  UNASKED: { part: 2, least: 6, days: Number.POSITIVE_INFINITY },
}

/** What somebody wants of the places of an evening or a day, beside what is held in the same share. */
export type PlaceWish = { places: number; held: number; wanted: number }

/** Whose places are: hashes of the place and the network they came from, and of the mailbox that answers for them. */
export type PlaceOrigin = { block: string; network: string; mailbox: string }

/** Places that are held, or have been and lapsed; `isOwn` where the account of whoever asks has taken them. */
export type HeldPlaces = PlaceOrigin & { day: string; places: number; state: PlaceState; isOwn: boolean }

/** What is held in a share beside what is asked for. */
export type Counted = { share: Share; whose: 'TAKER' | 'MAILBOX'; held: HeldPlaces[] }

/** How many places of an evening or a day may be held in a share. */
export function mostPlaces(places: number, share: Share): number {
  const { part, least } = shares[share]
  return Math.max(least, Math.floor(places / part))
}

/** Of how many days to come places may be held in a share. */
export function mostDays(share: Share): number {
  return shares[share].days
}

/** What may still be taken of a share, where what is wanted is more than that. */
export function findOverShare({ places, held, wanted }: PlaceWish, share: Share): { left: number } | undefined {
  const left = Math.max(0, mostPlaces(places, share) - held)
  return wanted > left ? { left } : undefined
}

/** Whether a day is one too many beside those that are held in a share. */
export function isOneDayTooMany(day: string, held: readonly string[], share: Share): boolean {
  return !held.includes(day) && new Set(held).size >= mostDays(share)
}

/**
 * The shares that places count in which a stranger takes: what has lapsed counts too, or one place would take its share anew every
 * hour. The mailbox they name may be anybody's, and is asked when it confirms.
 */
export function countForStranger(held: readonly HeldPlaces[], { block, network }: PlaceOrigin): Counted[] {
  const around = held.filter((one) => one.network === network)
  return [
    { share: 'STRANGER', whose: 'TAKER', held: held.filter((one) => one.block === block) },
    { share: 'NETWORK', whose: 'TAKER', held: around },
    { share: 'WAITING', whose: 'TAKER', held: around.filter(({ state }) => state !== 'CONFIRMED') },
  ]
}

/** Those of a member: their own and their mailbox's, whatever accounts it has, and what is confirmed from where they are. */
export function countForMember(held: readonly HeldPlaces[], { block, network, mailbox }: PlaceOrigin): Counted[] {
  const certain = held.filter(isConfirmed)
  return [
    { share: 'MEMBER', whose: 'TAKER', held: held.filter((one) => one.isOwn || (isConfirmed(one) && one.mailbox === mailbox)) },
    { share: 'MEMBER', whose: 'TAKER', held: certain.filter((one) => one.block === block) },
    { share: 'NETWORK', whose: 'TAKER', held: certain.filter((one) => one.network === network) },
  ]
}

/** Those of a mailbox that confirms: what it has confirmed before, and what is confirmed of the network they came from. */
export function countForMailbox(held: readonly HeldPlaces[], { network, mailbox }: PlaceOrigin): Counted[] {
  const certain = held.filter(isConfirmed)
  return [
    { share: 'STRANGER', whose: 'MAILBOX', held: certain.filter((one) => one.mailbox === mailbox) },
    { share: 'NETWORK', whose: 'TAKER', held: certain.filter((one) => one.network === network) },
  ]
}

function isConfirmed({ state }: HeldPlaces): boolean {
  return state === 'CONFIRMED'
}
