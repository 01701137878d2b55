import type { Appointment } from '../../platform/time/icalendar.ts'
import { fromParisTime } from '../../platform/time/paris-time.ts'

type Slot = { name: string; address: string; city: string; day: string; opens: number; closes: number }

type Collected = {
  id: string
  slot: Slot
  title: string
  text: string
  /** Where the house is found; the order itself is not named, for calendars are shared. */
  url: string
  toldAt: string
  isCancelled: boolean
  house: Appointment['house']
}

/** When an order is fetched, as an appointment: the same entry however often its hour changes. */
export function appointmentOf({ slot, ...said }: Collected): Appointment {
  const { name, address, city, day, opens, closes } = slot
  return {
    ...said,
    starts: momentOf(day, opens),
    ends: momentOf(day, closes),
    place: [name, address, city].filter(Boolean).join(', '),
  }
}

/** What the fetching of an order is in its buyer's calendar. */
export function idOfCollection(reference: string, origin: string): string {
  return `retrait-${reference.toLowerCase()}@${new URL(origin).host}`
}

function momentOf(day: string, minute: number): string {
  const spelt = (number: number) => String(number).padStart(2, '0')
  return fromParisTime(`${day}T${spelt(Math.floor(minute / 60))}:${spelt(minute % 60)}`) ?? `${day}T12:00:00.000Z`
}
