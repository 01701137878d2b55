import type { PlaceState } from './place-hold.ts'

/** Who takes places online: a member who has confirmed their address, or whoever comes from some place of the network. */
export type Taker = 'MEMBER' | 'STRANGER'

/** What is counted together: one taker's; all of one network, and what of it nobody has confirmed; all that nobody can be asked to confirm. */
export type Share = Taker | 'NETWORK' | 'WAITING' | 'UNASKED'

/** Which part of the places of an evening or a day may be held in a share, how many are never too many, and of how many days to come. */
const shares: Record<Share, { part: number; least: number; days: number }> = {
  STRANGER: { part: 3, least: 6, days: 2 },
  MEMBER: { part: 2, least: 2, days: 6 },
  NETWORK: { part: 2, least: 2, days: 12 },
  WAITING: { part: 2, least: 2, days: 6 },
  UNASKED: { part: 2, least: 6, days: Number.POSITIVE_INFINITY },
}

/** A couple comes to the smallest evening, even where that is more than half of it. */
const fewest = 2

/** What somebody wants of the places of an evening or a day, beside what is held in the same share. */
export type PlaceRequest = { places: number; held: number; wanted: number }

/** Whose places are: hashes of the place and the network they came from, and of the mailbox that answers for them. */
export type PlaceOrigin = { block: string; network: string; mailbox: string }

/** Places that are held, or have been and lapsed; `isOwn` where the account of whoever asks has taken them. */
export type HeldPlaces = PlaceOrigin & {
  id: string
  day: string
  places: number
  state: PlaceState
  takenAt: string
  isOwn: boolean
}

/** What is held in a share beside what is asked for, and what waits there and gives way where all of it is more than the share. */
export type Counted = { share: Share; whose: 'TAKER' | 'MAILBOX'; held: HeldPlaces[]; waiting: readonly HeldPlaces[] }

/** How many places of an evening or a day may be held in a share: of one mailbox, place or network never more than half. */
export function mostPlaces(places: number, share: Share): number {
  const { part, least } = shares[share]
  const most = Math.max(least, Math.floor(places / part))
  return share === 'UNASKED' ? most : Math.min(most, Math.max(fewest, Math.floor(places / 2)))
}

/** Of how many days to come places may be held in a share. */
export function mostDays(share: Share): number {
  return shares[share].days
}

/** What may still be taken of a share, where what is wanted is more than that. */
export function findOverShare({ places, held, wanted }: PlaceRequest, share: Share): { left: number } | undefined {
  const left = Math.max(0, mostPlaces(places, share) - held)
  return wanted > left ? { left } : undefined
}

/** Whether a day is one too many beside those that are held in a share. */
export function isOneDayTooMany(day: string, held: readonly string[], share: Share): boolean {
  return !held.includes(day) && new Set(held).size >= mostDays(share)
}

/**
 * The shares that places count in which a stranger takes: what has lapsed or was given back before anybody confirmed it counts too,
 * or one place would take its share anew every hour. The mailbox they name may be anybody's, and is asked when it confirms.
 */
export function countForStranger(held: readonly HeldPlaces[], { block, network }: PlaceOrigin): Counted[] {
  const around = selectOf(held, 'network', network)
  const taker = { whose: 'TAKER', waiting: [] } as const
  return [
    { ...taker, share: 'STRANGER', held: selectOf(held, 'block', block) },
    { ...taker, share: 'NETWORK', held: around },
    { ...taker, share: 'WAITING', held: around.filter(({ state }) => state !== 'CONFIRMED') },
  ]
}

/**
 * Those of a member: their own and their mailbox's, whatever accounts it has, and what is held for good from where they are. What
 * waits there counts with it and refuses nobody: it gives way.
 */
export function countForMember(held: readonly HeldPlaces[], { block, network, mailbox }: PlaceOrigin): Counted[] {
  const firm = held.filter(isFirm)
  const waiting = held.filter(isWaiting)
  const own = { held: held.filter((one) => one.isOwn || (isFirm(one) && one.mailbox === mailbox)) }
  const named = waiting.filter((one) => !one.isOwn && one.mailbox === mailbox)
  const at = (key: 'block' | 'network', hash: string) => ({
    held: selectOf(firm, key, hash),
    waiting: selectOf(waiting, key, hash),
  })
  return [
    { share: 'MEMBER', whose: 'TAKER', ...own, waiting: named },
    { share: 'MEMBER', whose: 'TAKER', ...at('block', block) },
    { share: 'NETWORK', whose: 'TAKER', ...at('network', network) },
  ]
}

/** Those of a mailbox that confirms: what it has confirmed before, and what is held for good of the network they came from. */
export function countForMailbox(held: readonly HeldPlaces[], { network, mailbox }: PlaceOrigin): Counted[] {
  const firm = held.filter(isFirm)
  const waiting = held.filter(isWaiting)
  const at = (key: 'mailbox' | 'network', hash: string) => ({
    held: selectOf(firm, key, hash),
    waiting: selectOf(waiting, key, hash),
  })
  return [
    { share: 'STRANGER', whose: 'MAILBOX', ...at('mailbox', mailbox) },
    { share: 'NETWORK', whose: 'TAKER', ...at('network', network) },
  ]
}

/**
 * What waits and gives way to places that somebody answers for: where all of a share would be more than it, the newest of it first,
 * and no more than are needed.
 */
export function listGivingWay(
  { places, wanted, day }: Omit<PlaceRequest, 'held'> & { day: string },
  counted: readonly Counted[],
) {
  const gone = new Set<HeldPlaces>()
  for (const { share, held, waiting } of counted) {
    const staying = waiting.filter((one) => one.day === day && !gone.has(one))
    let over = sumPlaces(held, day) + sumPlaces(staying, day) + wanted - mostPlaces(places, share)
    for (const one of staying.toSorted(byNewest)) {
      if (over <= 0) break
      gone.add(one)
      over -= one.places
    }
  }
  return [...gone]
}

/**
 * Whether a stranger's places wait for the short time alone: where anything of their place has lapsed or was given back before it
 * was confirmed, or of their network more than one place may hold. Who forgets a mail in a hotel hurries none of its guests.
 */
export function isKnownToLapse({ places, day }: { places: number; day: string }, held: readonly HeldPlaces[], from: PlaceOrigin) {
  const lapsed = held.filter(({ state }) => state === 'LAPSED')
  const around = sumPlaces(selectOf(lapsed, 'network', from.network), day)
  return sumPlaces(selectOf(lapsed, 'block', from.block), day) > 0 || around > mostPlaces(places, 'STRANGER')
}

/** How many places of a day these are. */
export function sumPlaces(held: readonly HeldPlaces[], day: string): number {
  return held.reduce((sum, one) => (one.day === day ? sum + one.places : sum), 0)
}

/** What is empty is nobody's: so are the places that the house takes. */
function selectOf(held: readonly HeldPlaces[], key: keyof PlaceOrigin, hash: string): HeldPlaces[] {
  return hash === '' ? [] : held.filter((one) => one[key] === hash)
}

/** What waits for nothing: it was confirmed, or nobody can be asked to confirm it. */
function isFirm({ state }: HeldPlaces): boolean {
  return state === 'CONFIRMED' || state === 'UNASKED'
}

function isWaiting({ state }: HeldPlaces): boolean {
  return state === 'WAITING'
}

function byNewest(one: HeldPlaces, other: HeldPlaces): number {
  return other.takenAt.localeCompare(one.takenAt) || other.id.localeCompare(one.id)
}
