import { handToStaff } from '#app/services/panel/hand-out.server.ts'
import { readLabelCode } from '#app/services/panel/label-code.server.ts'
import type { Route } from './+types/label-code'

export { default, loader } from '../not-there.tsx'

/** The code of a bottle as a file for its printer. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(readLabelCode)]
