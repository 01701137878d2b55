import { handOut } from '#app/http/hand-out.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { sendPaper } from '#app/services/selling/orders/order-papers.server.ts'
import type { Route } from './+types/order-paper'

export { default, loader } from '../../not-there.tsx'

/** An invoice or a credit note of an order, for whoever holds its link. */
export const middleware: Route.MiddlewareFunction[] = [
  handOut(async ({ context, params }: Route.LoaderArgs) => sendPaper(context.get(requestContext), params)),
]
