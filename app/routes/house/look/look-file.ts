import { readLookFile } from '#app/services/house/look/look-file.server.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import type { Route } from './+types/look-file'

export { default, loader } from '../../not-there.tsx'

/** The look at the desk, as a file for another site. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(readLookFile)]
