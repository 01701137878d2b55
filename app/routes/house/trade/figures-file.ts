import { readFiguresFile } from '#app/services/house/figures/figures.server.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import type { Route } from './+types/figures-file'

export { default, loader } from '../../not-there.tsx'

/** A table of the figures, for a spreadsheet. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(readFiguresFile)]
