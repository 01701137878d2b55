import { addDays, isHoliday } from '../../platform/time/working-days.ts'

/** What can go wrong with a parcel. */
export const claimKinds = ['BREAKAGE', 'LOST', 'RETURNED', 'OTHER'] as const

/** What went wrong with a parcel. */
export type ClaimKind = (typeof claimKinds)[number]

/** How far a claim is. */
export const claimStates = ['OPEN', 'ANSWERED'] as const

export type ClaimState = (typeof claimStates)[number]

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
