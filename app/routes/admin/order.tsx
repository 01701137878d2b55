import { readOrderScreen } from '#app/services/panel/order-screen.server.ts'
import { answerOrder } from '#app/ui/panel/render-order.server.tsx'
import type { Route } from './+types/order'

/** An order, what is known of it and what may follow. */
export async function loader(asked: Route.LoaderArgs) {
  return answerOrder(await readOrderScreen(asked))
}
