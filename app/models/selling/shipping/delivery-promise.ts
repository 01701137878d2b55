import { addDays, isHoliday, parisDay, weekdayOf } from '../../platform/time/working-days.ts'
import { momentInFrance } from './collection.ts'

/** How fast a house gets a parcel ready. */
export type HousePace = {
  /** How many of its own days go by between an order and its parcel; none where it is ready the same day. */
  preparationDays: number
  /** Until which minute of a day in France what is ordered counts for that day; nothing where the house has not said. */
  cutOff: number | undefined
  /** The owner's seven texts of the door's hours from Monday; a day without one is closed, unless no day has any. */
  week: readonly string[]
  closings: readonly { firstDay: string; lastDay: string }[]
}

/** How fast a carrier brings a parcel to a place: in its working days, nothing where its owner has not said. */
export type CarrierPace = {
  leastDays: number | null
  mostDays: number | null
  /** Its own last minute of a day, where it is another than the house's. */
  cutOff: number | null
  /** The weekdays on which it fetches parcels, from Monday as 1. */
  pickupDays: readonly number[]
  /** Whether it brings parcels on Saturdays. */
  worksSaturdays: boolean
}

/** On which days a parcel comes, the first and the last, when it leaves, and until when one has to order for that. */
export type DeliveryPromise = { leaves: string; from: string; to: string; until: string }

/** Why no day can be promised: the owner has not said what it takes, or nobody works for longer than a promise may reach. */
export type NoPromise = 'UNSET' | 'CLOSED'

export type Promised = { ok: true; value: DeliveryPromise } | { ok: false; reason: NoPromise }

/** What lies further ahead is promised by nobody. */
const horizon = 366

/**
 * When a parcel arrives that is ordered now. It is prepared on days of the house, fetched on a day on which both the house
 * and the carrier work, and travels on the carrier's days: nothing happens on Sundays and public holidays, those of where it goes
 * among them.
 */
export function promiseDelivery(
  now: Date,
  house: HousePace,
  carrier: CarrierPace,
  isOffThere: (day: string) => boolean = () => false,
): Promised {
  const cutOff = carrier.cutOff ?? house.cutOff
  const { leastDays, mostDays, pickupDays } = carrier
  if (cutOff === undefined || leastDays === null || mostDays === null || mostDays < leastDays || pickupDays.length === 0)
    return { ok: false, reason: 'UNSET' }
  const worksAtHouse = (day: string) => isHouseDay(day, house)
  const today = parisDay(now)
  const isInTime = now.getTime() < momentInFrance(today, cutOff).getTime()
  const ordered = findDay(isInTime ? today : addDays(today, 1), worksAtHouse)
  const ready = ordered && addDaysOf(ordered, house.preparationDays, worksAtHouse)
  const leaves = ready && findDay(ready, (day) => worksAtHouse(day) && pickupDays.includes(weekdayOf(day)))
  if (!leaves) return { ok: false, reason: 'CLOSED' }
  const lastWeekday = carrier.worksSaturdays ? 6 : 5
  const travels = (day: string) => weekdayOf(day) <= lastWeekday && !isHoliday(day) && !isOffThere(day)
  const from = addDaysOf(leaves, leastDays, travels)
  const to = addDaysOf(leaves, mostDays, travels)
  if (!from || !to) return { ok: false, reason: 'CLOSED' }
  return { ok: true, value: { leaves, from, to, until: momentInFrance(ordered, cutOff).toISOString() } }
}

/** Whether parcels are made ready on a day. */
function isHouseDay(day: string, { week, closings }: HousePace): boolean {
  const weekday = weekdayOf(day)
  if (weekday === 7 || !isDoorOpen(week, weekday)) return false
  return !closings.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay) && !isHoliday(day)
}

/** A house that tells no hours works as offices do. */
function isDoorOpen(week: readonly string[], weekday: number): boolean {
  if (week.every((text) => text.trim() === '')) return weekday < 6
  const text = week[weekday - 1]?.trim() ?? ''
  return text !== '' && !/^ferm/i.test(text)
}

/** The first day from this one on that is one of those. */
function findDay(from: string, isOne: (day: string) => boolean): string | undefined {
  for (let ahead = 0; ahead <= horizon; ahead += 1) {
    const day = addDays(from, ahead)
    if (isOne(day)) return day
  }
  return undefined
}

/** The day this many of those days later. */
function addDaysOf(from: string, days: number, isOne: (day: string) => boolean): string | undefined {
  let reached: string | undefined = from
  for (let left = days; left > 0 && reached; left -= 1) reached = findDay(addDays(reached, 1), isOne)
  return reached
}
