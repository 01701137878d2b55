import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import { readBookFile } from '#app/services/house/orders/paper-files.server.ts'
import type { Route } from './+types/book-file'

export { default, loader } from '../../not-there.tsx'

/** The journal or the daily sales of a span of days, for an accountant. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(readBookFile)]
