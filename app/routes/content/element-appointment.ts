import { handOut } from '#app/http/hand-out.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { sendAppointment } from '#app/http/send-appointment.server.ts'
import { getElementAppointment } from '#app/services/content/appointments.server.ts'
import type { Route } from './+types/element-appointment'

export { default, loader } from '../not-there.tsx'

/** The meeting that an element is as a file for a calendar. */
export const middleware: Route.MiddlewareFunction[] = [
  handOut(async ({ context, request, params }: Route.LoaderArgs) =>
    sendAppointment(await getElementAppointment(context.get(requestContext), request, params)),
  ),
]
