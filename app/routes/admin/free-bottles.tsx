import { statusOf } from '#app/models/outcome.ts'
import { chooseHeld, freeHeld, readHeldScreen } from '#app/services/panel/held-bottles.server.ts'
import { readEntries } from '#app/services/panel/posted.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { heldTexts } from '#app/texts/panel/held-bottles.ts'
import { answerHeld, answerHeldAsk } from '#app/ui/panel/render-held-bottles.server.tsx'
import type { Route } from './+types/free-bottles'

/** Asks once whether the bottles of the chosen orders are to be for sale again. */
export async function loader(asked: Route.LoaderArgs) {
  const screen = await readHeldScreen(asked, await requireStaff(asked))
  const chosen = chooseHeld(screen.held, asked.url.searchParams.getAll('commande'))
  if (chosen.orders.length > 0) return answerHeldAsk(screen, chosen)
  return answerHeld(screen, { messages: [heldTexts.nothingChosen], status: statusOf.invalid })
}

/** Cancels the chosen orders; what cannot be is named. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const { bottles, messages } = await freeHeld(staff, await readEntries(asked.request))
  if (messages.length === 0) {
    return goAndTell(asked.request, '/admin/commandes/retenues', { code: 'bottles_freed', number: bottles })
  }
  return answerHeld(await readHeldScreen(asked, staff), { messages, status: statusOf.conflict })
}
