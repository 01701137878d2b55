import { sendAppointment } from '#app/http/send-appointment.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getElementAppointment } from '#app/services/appointments.server.ts'
import type { Route } from './+types/element-appointment'

/** The meeting that an element is as a file for a calendar. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  return sendAppointment(await getElementAppointment(context.get(sceneContext), request, params))
}
