import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import { readPaperFile } from '#app/services/house/orders/paper-files.server.ts'
import type { Route } from './+types/paper-file'

export { default, loader } from '../../not-there.tsx'

/** An invoice or a credit note, for those of the house. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(readPaperFile)]
