import { handOut } from '#app/http/hand-out.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { sendAppointment } from '#app/http/send-appointment.server.ts'
import { getCollectionAppointment } from '#app/services/selling/orders/order-appointment.server.ts'
import type { Route } from './+types/collection-appointment'

export { default, loader } from '../../not-there.tsx'

/** When an order is fetched, as a file for a calendar. */
export const middleware: Route.MiddlewareFunction[] = [
  handOut(async ({ context, params }: Route.LoaderArgs) =>
    sendAppointment(await getCollectionAppointment(context.get(requestContext), params.token)),
  ),
]
