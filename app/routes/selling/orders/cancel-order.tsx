import { actOnOrder, cancel } from '#app/services/selling/orders/order-acts.server.ts'
import type { Route } from './+types/cancel-order'

export { actsAlone as middleware } from '#app/http/acts-alone.server.ts'
export { default, headers, links, loader, meta } from './follow-order.tsx'

export const action = (asked: Route.ActionArgs) => actOnOrder(asked, cancel)
