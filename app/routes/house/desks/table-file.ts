import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import { readTableFile } from '#app/services/house/orders/tables.server.ts'
import type { Route } from './+types/table-file'

export { default, loader } from '../../not-there.tsx'

/** A table of the shop for a spreadsheet. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(readTableFile)]
