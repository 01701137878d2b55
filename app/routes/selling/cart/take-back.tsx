import { actOnCart, takeBack } from '#app/services/selling/cart/cart-acts.server.ts'
import type { Route } from './+types/take-back'

export { actsAlone as middleware } from '#app/http/acts-alone.server.ts'
export { clientAction, default, handle, headers, links, loader, meta, shouldRevalidate } from './cart.tsx'

export const action = (asked: Route.ActionArgs) => actOnCart(asked, takeBack)
