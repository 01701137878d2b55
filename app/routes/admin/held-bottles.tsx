import { readHeldScreen } from '#app/services/panel/held-bottles.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { answerHeld } from '#app/ui/panel/render-held-bottles.server.tsx'
import type { Route } from './+types/held-bottles'

/** Which bottles unpaid orders keep, and whose they are. */
export async function loader(asked: Route.LoaderArgs) {
  return answerHeld(await readHeldScreen(asked, await requireStaff(asked)))
}
