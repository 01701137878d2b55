import { daysOf, isOpenDay } from '#app/models/content/bookings/calendar.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listClosedDays } from '../../site/closings/read-closings.ts'
import { countTaken } from './book-places.ts'
import { findOpenCalendar, rulesOf } from './calendar.ts'

/** The days of a month on which there is a place left. */
export const listAllowedDates: UseCase<Contract['listAllowedDates']> = async ({ params }, { read, now }) => {
  const calendar = await findOpenCalendar(read, params.id)
  if (!calendar) return refused('not_found')
  const rules = rulesOf(calendar, await listClosedDays(read, 'stops_bookings', parisDay(now)))
  const month = `${params.year}-${String(params.month).padStart(2, '0')}`
  const open = daysOf(month).filter((day) => isOpenDay(day, rules, parisDay(now)))
  if (open.length === 0) return done([])
  const full = (await countTaken(read, calendar.id, open)).filter(({ taken }) => taken >= calendar.capacity)
  return done(open.filter((day) => !full.some((row) => row.day === day)))
}
