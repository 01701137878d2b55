import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import { readSlipFile } from '#app/services/house/orders/paper-files.server.ts'
import type { Route } from './+types/order-slip'

export { default, loader } from '../../not-there.tsx'

/** What is laid into the parcel of an order. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(readSlipFile)]
