import { readLabelCode } from '#app/services/house/desks/label-code.server.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import type { Route } from './+types/label-code'

export { default, loader } from '../../not-there.tsx'

/** The code of a bottle as a file for its printer. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(readLabelCode)]
