import { openAccount } from '#app/services/selling/orders/order-account.server.ts'
import type { Route } from './+types/order-account'

export { actsAlone as middleware } from '#app/http/acts-alone.server.ts'
export { default, headers, links, loader, meta } from './follow-order.tsx'

export const action = (asked: Route.ActionArgs) => openAccount(asked)
