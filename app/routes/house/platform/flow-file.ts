import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import { readReceived } from '#app/services/house/settings/platform.server.ts'
import type { Route } from './+types/flow-file'

export { default, loader } from '../../not-there.tsx'

/** An invoice that came by the platform, for those of the house. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(readReceived)]
