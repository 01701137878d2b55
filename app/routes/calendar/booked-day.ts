import { sendAppointment } from '#app/http/send-appointment.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getBookedDay } from '#app/services/appointments.server.ts'
import type { Route } from './+types/booked-day'

/** A booked day as a file for a calendar. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return sendAppointment(await getBookedDay(context.get(sceneContext), url.searchParams))
}
