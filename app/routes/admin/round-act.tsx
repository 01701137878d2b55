import { throwNotFound } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/outcome.ts'
import { readOrderRoundScreen, sayMoved, shipRound, startRound } from '#app/services/panel/order-round.server.ts'
import { readEntries } from '#app/services/panel/posted.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { orderRoundTexts } from '#app/texts/panel/order-round.ts'
import { answerOrderRound } from '#app/ui/panel/render-order-round.server.tsx'
import type { Route } from './+types/round-act'

const acts = {
  commencer: { move: startRound, nothing: orderRoundTexts.nothingChosen, says: 'round_started' },
  expedier: { move: shipRound, nothing: orderRoundTexts.nothingNumbered, says: 'round_shipped' },
} as const

/** Brings several orders to their next state; what cannot go on is named, and what was typed is kept. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const name = asked.params.act
  const act = name === 'commencer' || name === 'expedier' ? acts[name] : throwNotFound()
  const entries = await readEntries(asked.request)
  const moved = await act.move(staff, entries)
  const messages = sayMoved(moved, act.nothing)
  if (messages.length === 0) {
    return goAndTell(asked.request, '/admin/commandes/preparation', { code: act.says, number: moved.done })
  }
  return answerOrderRound(await readOrderRoundScreen(asked, staff), { messages, status: statusOf.invalid, entries })
}
