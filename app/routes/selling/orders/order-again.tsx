import { orderAgain } from '#app/services/selling/orders/order-again.server.ts'
import type { Route } from './+types/order-again'

export { actsAlone as middleware } from '#app/http/acts-alone.server.ts'
export { default, headers, links, loader, meta } from './follow-order.tsx'

export const action = (asked: Route.ActionArgs) => orderAgain(asked)
