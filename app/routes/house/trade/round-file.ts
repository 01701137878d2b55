import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import { readRoundFile } from '#app/services/house/orders/order-round.server.ts'
import type { Route } from './+types/round-file'

export { default, loader } from '../../not-there.tsx'

/** The papers of a round in one file. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(readRoundFile)]
