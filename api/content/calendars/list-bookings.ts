import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { selectHeld, toBooking } from './calendar.ts'

const columns = { calendar: 'calendar_id', day: 'day', places: 'places', state: 'state' }

/** The places that are taken. */
export const listBookings: UseCase<Contract['listBookings']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(selectHeld(read).selectAll(), query, columns)
  return done({ bookings: rows.map(toBooking), total })
}
