import { addDays, isHoliday } from '../../platform/time/working-days.ts'

/** What can go wrong with a parcel. */
export const claimKinds = ['BREAKAGE', 'LOST', 'RETURNED', 'OTHER'] as const

/** What went wrong with a parcel. */
export type ClaimKind = (typeof claimKinds)[number]

/** How far a claim is. */
export const claimStates = ['OPEN', 'ANSWERED'] as const

export type ClaimState = (typeof claimStates)[number]

/** What the house does about a line of a claim: its price goes back, or it is sent anew. */
export const remedies = ['REFUND', 'RESEND'] as const
export type Remedy = { line: number; quantity: number; by: (typeof remedies)[number] }

/** Days within which what is not as it was sold is put right (C. conso. L217-10), and what never came is paid back (L216-7). */
const remedyDays = 30
const lostDays = 14

/** The last day on which a claim of a day is put right. */
export function lastDayToRemedy(kind: ClaimKind, claimedOn: string): string {
  return addDays(claimedOn, kind === 'LOST' ? lostDays : remedyDays)
}

const reserveDays = 3

/** The last day on which reserves can be confirmed to the carrier of what came on a day; public holidays do not count. */
export function lastDayForReserves(receivedOn: string): string {
  let day = receivedOn
  for (let left = reserveDays; left > 0; ) {
    day = addDays(day, 1)
    if (!isHoliday(day)) left -= 1
  }
  return day
}
