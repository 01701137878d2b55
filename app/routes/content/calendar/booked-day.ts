import { handOut } from '#app/http/hand-out.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { sendAppointment } from '#app/http/send-appointment.server.ts'
import { getBookedDay } from '#app/services/content/appointments.server.ts'
import type { Route } from './+types/booked-day'

export { default, loader } from '../../not-there.tsx'

/** A booked day as a file for a calendar. */
export const middleware: Route.MiddlewareFunction[] = [
  handOut(async ({ context, url }: Route.LoaderArgs) =>
    sendAppointment(await getBookedDay(context.get(requestContext), url.searchParams)),
  ),
]
