import { addDays, addWorkingDays } from '../platform/time/working-days.ts'

/** What a person may ask for about their data. */
export const rightKinds = ['ACCESS', 'RECTIFICATION', 'ERASURE', 'PORTABILITY', 'OPPOSITION'] as const

export type RightKind = (typeof rightKinds)[number]

/** The last day for an answer to a request that came in on this day: ten working days to erase, thirty days for all else. */
export function rightsDueOn(kind: RightKind, day: string): string {
  return kind === 'ERASURE' ? addWorkingDays(day, 10) : addDays(day, 30)
}
