import type { PlaceState, Taken } from '#app/models/content/bookings/place-hold.ts'
import { findConfirmBy } from '#app/models/content/bookings/place-hold.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { originKept, type PlaceTaker } from '../../platform/limits/find-taker.ts'
import { sayWait } from '../../platform/mail/say-wait.ts'

type Taking = Taken & {
  taker: PlaceTaker
  /** Whether there is an address to ask for a confirmation. */
  isAsked: boolean
  /** When what they are taken for begins or ends, if that is known. */
  end?: Date | undefined
}

/** The columns that say how places are held. */
export type Hold = { state: PlaceState; confirm_by: string | null } & ReturnType<typeof originKept>

/**
 * How places are held that somebody takes now: for good where a member with a confirmed address or the house answers for them, else
 * until the mail about them was followed. Where many such mails leave, the time counts from when this one does.
 */
export async function findHold(read: SiteReader, { taker, isAsked, end, ...room }: Taking, now: Date): Promise<Hold> {
  const origin = originKept(taker)
  if (taker.is !== 'STRANGER') return { state: 'CONFIRMED', confirm_by: null, ...origin }
  if (!isAsked) return { state: 'UNASKED', confirm_by: null, ...origin }
  const { mailAt } = await sayWait(read, 'places', now)
  const by = findConfirmBy(room, mailAt ? new Date(mailAt) : now, end)
  return { state: 'WAITING', confirm_by: by.toISOString(), ...origin }
}

/** What places are once somebody answers for them. */
export const confirmed = { state: 'CONFIRMED', confirm_by: null } as const
