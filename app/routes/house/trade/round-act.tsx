import { script } from 'virtual:scan'
import { data, href } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import type { RouteHandle } from '#app/models/platform/web/route-handle.ts'
import { readOrderRoundScreen, sayMoved, shipRound, startRound } from '#app/services/house/orders/order-round.server.ts'
import { readEntries } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { orderRoundTexts } from '#app/texts/house/orders/order-round.ts'
import type { Route } from './+types/round-act'

/** Codes are read into its form, which is kept as others are. */
export const handle = { panelScript: { script, keepsWork: true } } satisfies RouteHandle

export { default } from './order-round.tsx'

const acts = {
  commencer: { move: startRound, nothing: orderRoundTexts.nothingChosen, says: 'round_started' },
  expedier: { move: shipRound, nothing: orderRoundTexts.nothingNumbered, says: 'round_shipped' },
} as const

const actOf = (name: string) => (name === 'commencer' || name === 'expedier' ? acts[name] : throwNotFound())

export async function loader(asked: Route.LoaderArgs) {
  actOf(asked.params.act)
  return readOrderRoundScreen(await requireStaff(asked))
}

/** Brings several orders to their next state; what cannot go on is named, and what was typed is kept. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const act = actOf(asked.params.act)
  const entries = await readEntries(asked.request)
  const moved = await act.move(staff, entries)
  const messages = sayMoved(moved, act.nothing)
  if (messages.length > 0) return data({ messages, entries }, { status: statusOf.invalid })
  return goAndTell(asked.request, href('/admin/commandes/preparation'), { code: act.says, number: moved.done })
}
