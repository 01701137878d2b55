import { addDays } from '../platform/time/working-days.ts'

/** Days off, from the first to the last of them. */
export type ClosedDays = { firstDay: string; lastDay: string }

/** How far days off are: not told yet, told ahead, running, or over. */
export type ClosingStage = 'ahead' | 'told' | 'running' | 'over'

/** Where a day stands beside days off that are told so many days before they begin. */
export function stageOf({ firstDay, lastDay }: ClosedDays, announceDays: number, today: string): ClosingStage {
  if (today > lastDay) return 'over'
  if (today >= firstDay) return 'running'
  return today >= addDays(firstDay, -announceDays) ? 'told' : 'ahead'
}

export function isClosedOn(day: string, closings: readonly ClosedDays[]): boolean {
  return closings.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
}
