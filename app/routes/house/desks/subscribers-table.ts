import { orThrow } from '#app/http/answers.server.ts'
import { sendFile } from '#app/http/send-file.server.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import type { Route } from './+types/subscribers-table'

export { default, loader } from '../../not-there.tsx'

/** The confirmed subscribers for a spreadsheet. */
export const middleware: Route.MiddlewareFunction[] = [
  handToStaff(async ({ api }) => sendFile(orThrow(await api.exportNewsletterSubscribers()))),
]
