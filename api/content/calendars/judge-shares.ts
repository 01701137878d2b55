import {
  type Counted,
  countForMailbox,
  countForMember,
  countForStranger,
  findOverShare,
  type HeldPlaces,
  isKnownToLapse,
  isOneDayTooMany,
  listGivingWay,
  mostDays,
  type PlaceOrigin,
  sumPlaces,
} from '#app/models/content/bookings/place-share.ts'
import type { Fault } from '#app/models/platform/outcome.ts'
import type { PlaceTaker } from '../../platform/limits/find-taker.ts'
import type { Hold } from './find-hold.ts'

/** What is asked for of an evening or a day with so many places, and on which days the same form asks for more. */
export type ShareRequest = { places: number; wanted: number; day: string; beside?: readonly string[] }

/** What is kept of places that are held, as the shares count them. */
export type HeldRow = Omit<Hold, 'confirm_by'> & {
  id: string
  day: string
  places: number
  created_at: string
  user_id: string | null
}

export const originColumns = ['state', 'from_block', 'from_network', 'from_mailbox'] as const

/** How places stand beside what is held: why they cannot be had, or what waits and gives way to them, and how long they may wait. */
export type Standing = { fault: Fault | undefined; givingWay: HeldPlaces[]; isKnownToLapse: boolean }

const free: Standing = { fault: undefined, givingWay: [], isKnownToLapse: false }

/** What rows have in common with an origin that may count with it; what is empty is nobody's. */
export function listOrigins({ block, network, mailbox }: PlaceOrigin) {
  const all = [
    ['from_block', block],
    ['from_network', network],
    ['from_mailbox', mailbox],
  ] as const
  return all.filter(([, hash]) => hash !== '')
}

/** How places stand that a taker wants, beside what counts with them; the house takes as many as it says. */
export function judgeTaking(wish: ShareRequest, taker: PlaceTaker, rows: readonly HeldRow[]): Standing {
  if (taker.is === 'HOUSE') return free
  const held = rows.map((row) => toHeld(row, taker.is === 'MEMBER' ? taker.userId : undefined))
  const counted = taker.is === 'MEMBER' ? countForMember(held, taker) : countForStranger(held, taker)
  return { ...judge(wish, counted), isKnownToLapse: taker.is === 'STRANGER' && isKnownToLapse(wish, held, taker) }
}

/** The same of a mailbox that confirms places, beside what it has confirmed by now. */
export function judgeConfirming(wish: ShareRequest, origin: PlaceOrigin, rows: readonly HeldRow[]): Standing {
  const held = rows.map((row) => toHeld(row, undefined))
  return { ...free, ...judge(wish, countForMailbox(held, origin)) }
}

function judge(wish: ShareRequest, counted: readonly Counted[]): Pick<Standing, 'fault' | 'givingWay'> {
  const fault = findFault(wish, counted)
  return { fault, givingWay: fault ? [] : listGivingWay(wish, counted) }
}

/** What may still be taken is the least that any share leaves: whoever takes that is not refused by another. */
function findFault({ places, wanted, day, beside = [] }: ShareRequest, counted: readonly Counted[]): Fault | undefined {
  const over = counted.flatMap(({ held, ...of }) => {
    const found = findOverShare({ places, wanted, held: sumPlaces(held, day) }, of.share)
    return found ? [{ ...of, ...found }] : []
  })
  const [least] = over.toSorted((one, other) => one.left - other.left)
  if (least) return sayOver(least)
  const many = counted.find(({ held, share }) => isOneDayTooMany(day, [...held.map((one) => one.day), ...beside], share))
  return many && sayDays(many)
}

function sayOver({ share, whose, left }: Pick<Counted, 'share' | 'whose'> & { left: number }): Fault {
  if (whose === 'MAILBOX') return { code: 'mailbox_share', params: { left } }
  const isTaker = share === 'STRANGER' || share === 'MEMBER'
  return isTaker || left > 0 ? { code: 'places_share', params: { left } } : { code: 'network_share' }
}

function sayDays({ share }: Counted): Fault {
  const isTaker = share === 'STRANGER' || share === 'MEMBER'
  return isTaker ? { code: 'days_share', params: { most: mostDays(share) } } : { code: 'network_share' }
}

function toHeld({ user_id, created_at: takenAt, ...row }: HeldRow, userId: string | undefined): HeldPlaces {
  const { id, day, places, state, from_block: block, from_network: network, from_mailbox: mailbox } = row
  return { id, day, places, state, takenAt, block, network, mailbox, isOwn: userId !== undefined && user_id === userId }
}
