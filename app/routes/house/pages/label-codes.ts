import { readLabelCodes } from '#app/services/house/desks/label-code.server.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import type { Route } from './+types/label-codes'

export { default, loader } from '../../not-there.tsx'

/** The codes of all wines on sheets to print. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(readLabelCodes)]
