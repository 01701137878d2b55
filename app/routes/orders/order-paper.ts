import { sceneContext } from '#app/http/visit-context.ts'
import { sendPaper } from '#app/services/order-papers.server.ts'
import type { Route } from './+types/order-paper'

/** An invoice or a credit note of an order, for whoever holds its link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return sendPaper(context.get(sceneContext), params)
}
