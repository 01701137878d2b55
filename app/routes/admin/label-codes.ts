import { handToStaff } from '#app/services/panel/hand-out.server.ts'
import { readLabelCodes } from '#app/services/panel/label-code.server.ts'
import type { Route } from './+types/label-codes'

export { default, loader } from '../not-there.tsx'

/** The codes of all wines on sheets to print. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(readLabelCodes)]
