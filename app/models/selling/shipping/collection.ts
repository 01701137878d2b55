import { weekdayOf } from '../../platform/time/working-days.ts'
import { parseHours } from '../../site/settings/opening-hours.ts'

/** Hours of a weekday, from Monday as 1, in which orders are fetched; minutes since midnight in France. */
export type CollectionSlot = { weekday: number; opens: number; closes: number; leadHours: number }

export type CollectionRules = {
  now: Date
  /** The owner's seven texts from Monday; a day without one is closed, unless no day has any. */
  week: readonly string[]
  closings: readonly { firstDay: string; lastDay: string }[]
}

const hour = 3_600_000

/** Whether orders may be fetched in a slot on a day, as far as the calendar says. */
export function isSlotOpen(slot: CollectionSlot, day: string, { now, week, closings }: CollectionRules): boolean {
  if (weekdayOf(day) !== slot.weekday || !isWithinHours(slot, week)) return false
  if (closings.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) return false
  return lastMomentFor(slot, day).getTime() >= now.getTime()
}

/** Until when a slot of a day can be chosen. */
export function lastMomentFor({ opens, leadHours }: CollectionSlot, day: string): Date {
  return new Date(momentInFrance(day, opens).getTime() - leadHours * hour)
}

/** For how many days slots are offered: what waits for its money is kept for no slot beyond those of the day it was placed. */
export const collectionHorizonDays = 30

/** The moment of a minute of a day in France. */
export function momentInFrance(day: string, minute: number): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minute * 60_000
  return new Date(wall - offsetAt(wall - offsetAt(wall)))
}

/** What an owner wrote in words only binds nothing. */
function isWithinHours({ weekday, opens, closes }: CollectionSlot, week: readonly string[]): boolean {
  const text = week[weekday - 1]?.trim() ?? ''
  if (text === '') return week.every((other) => other.trim() === '')
  const spans = parseHours(text)
  return spans === undefined || spans.some((span) => span.opens <= opens && closes <= span.closes)
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' })

/** How far the clocks of France are ahead at a moment, in milliseconds. */
function offsetAt(moment: number): number {
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000
}
