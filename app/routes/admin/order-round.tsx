import { readOrderRoundScreen } from '#app/services/panel/order-round.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { answerOrderRound } from '#app/ui/panel/render-order-round.server.tsx'
import type { Route } from './+types/order-round'

/** Several orders packed at once. */
export async function loader(asked: Route.LoaderArgs) {
  return answerOrderRound(await readOrderRoundScreen(asked, await requireStaff(asked)))
}
