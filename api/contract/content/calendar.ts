import { z } from 'zod'
import { placeStates } from '#app/models/content/bookings/place-hold.ts'
import { Day, Id, Instant, ShortText, Text } from '../platform/values.ts'

/** A calendar of days that may be booked. */
export const Calendar = z.object({
  id: Id,
  title: ShortText,
  description: Text,
  /** The form at which its days are booked; none where it is empty. */
  form: ShortText,
  /** From 1, Monday, to 7. */
  weekdays: z.array(z.int().min(1).max(7)),
  leadDays: z.int(),
  horizonDays: z.int(),
  capacity: z.int(),
})

/** The same, as its owner sees it. */
export const OwnedCalendar = Calendar.extend({
  closedDays: z.array(Day),
  opensOnHolidays: z.boolean(),
  isValid: z.boolean(),
  updatedAt: Instant,
})

/** How far places are: what has lapsed is in no list. */
export const PlaceState = z.enum(placeStates)

/** The secret of the mail about places, by which they are confirmed or given back. */
export const MailedCode = z.strictObject({ token: z.string().min(20).max(100) })

/** Places that are taken on a day. */
export const Booking = z.object({
  id: Id,
  calendar: Id,
  day: Day,
  places: z.int(),
  /** The answer it came with; none where the owner noted it. */
  answer: Id.nullable(),
  note: ShortText,
  state: PlaceState,
  /** Until when they wait to be confirmed by whoever booked them. */
  confirmBy: Instant.nullable(),
  createdAt: Instant,
})
