import type { Fault } from '#app/models/outcome.ts'
import {
  type Counted,
  countForMailbox,
  countForMember,
  countForStranger,
  findOverShare,
  type HeldPlaces,
  isOneDayTooMany,
  mostDays,
  type PlaceOrigin,
} from '#app/models/place-share.ts'
import type { PlaceTaker } from '../accounts/find-taker.ts'
import type { Hold } from './find-hold.ts'

/** What is asked for of an evening or a day with so many places, and on which days the same form asks for more. */
export type ShareWish = { places: number; wanted: number; day: string; beside?: readonly string[] }

/** What is kept of places that are held, as the shares count them. */
export type HeldRow = Omit<Hold, 'confirm_by'> & { day: string; places: number; user_id: string | null }

export const originColumns = ['state', 'from_block', 'from_network', 'from_mailbox'] as const

/** What rows have in common with an origin that may count with it; what is empty is nobody's. */
export function listOrigins({ block, network, mailbox }: PlaceOrigin) {
  const all = [
    ['from_block', block],
    ['from_network', network],
    ['from_mailbox', mailbox],
  ] as const
  return all.filter(([, hash]) => hash !== '')
}

/** Why a taker cannot have so many places beside what counts with them, if there is a reason; the house takes as many as it says. */
export function judgeTaking(wish: ShareWish, taker: PlaceTaker, rows: readonly HeldRow[]): Fault | undefined {
  if (taker.is === 'HOUSE') return undefined
  const held = rows.map((row) => toHeld(row, taker.is === 'MEMBER' ? taker.userId : undefined))
  return judge(wish, taker.is === 'MEMBER' ? countForMember(held, taker) : countForStranger(held, taker))
}

/** The same of a mailbox that confirms places, beside what it has confirmed by now. */
export function judgeConfirming(wish: ShareWish, origin: PlaceOrigin, rows: readonly HeldRow[]): Fault | undefined {
  const held = rows.map((row) => toHeld(row, undefined))
  return judge(wish, countForMailbox(held, origin))
}

/** What may still be taken is the least that any share leaves: whoever takes that is not refused by another. */
function judge({ places, wanted, day, beside = [] }: ShareWish, counted: readonly Counted[]): Fault | undefined {
  const over = counted.flatMap(({ held, ...of }) => {
    const taken = held.reduce((sum, one) => (one.day === day ? sum + one.places : sum), 0)
    const found = findOverShare({ places, wanted, held: taken }, of.share)
    return found ? [{ ...of, ...found }] : []
  })
  const [least] = over.toSorted((one, other) => one.left - other.left)
  if (least) return sayOver(least)
  const many = counted.find(({ held, share }) => isOneDayTooMany(day, [...held.map((one) => one.day), ...beside], share))
  return many && sayDays(many)
}

function sayOver({ share, whose, left }: Omit<Counted, 'held'> & { left: number }): Fault {
  if (whose === 'MAILBOX') return { code: 'mailbox_share', params: { left } }
  const isTaker = share === 'STRANGER' || share === 'MEMBER'
  return isTaker || left > 0 ? { code: 'places_share', params: { left } } : { code: 'network_share' }
}

function sayDays({ share }: Counted): Fault {
  const isTaker = share === 'STRANGER' || share === 'MEMBER'
  return isTaker ? { code: 'days_share', params: { most: mostDays(share) } } : { code: 'network_share' }
}

function toHeld({ user_id, day, places, state, ...from }: HeldRow, userId: string | undefined): HeldPlaces {
  const origin = { block: from.from_block, network: from.from_network, mailbox: from.from_mailbox }
  return { day, places, state, ...origin, isOwn: userId !== undefined && user_id === userId }
}
