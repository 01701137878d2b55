import { actOnCart, undoRemoval } from '#app/services/cart-acts.server.ts'
import type { Route } from './+types/undo-removal'

export { actsAlone as middleware } from '#app/http/acts-alone.server.ts'
export { default, headers, links, loader, meta } from './cart.tsx'

export const action = (asked: Route.ActionArgs) => actOnCart(asked, undoRemoval)
