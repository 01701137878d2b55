import { data, href } from 'react-router'
import { statusOf } from '#app/models/platform/outcome.ts'
import { chooseHeld, freeHeld, readHeld } from '#app/services/house/orders/held-bottles.server.ts'
import { readEntries } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { heldTexts } from '#app/texts/house/orders/held-bottles.ts'
import { HeldBottles } from '#app/ui/house/round/held-bottles.tsx'
import { HeldBottlesAsk } from '#app/ui/house/round/held-bottles-ask.tsx'
import type { Route } from './+types/free-bottles'

/** Asks once whether the bottles of the chosen orders are to be for sale again. */
export async function loader(asked: Route.LoaderArgs) {
  const held = await readHeld(await requireStaff(asked))
  const chosen = chooseHeld(held, asked.url.searchParams.getAll('commande'))
  return data({ held, chosen }, { status: chosen.orders.length > 0 ? 200 : statusOf.invalid })
}

/** Cancels the chosen orders; what cannot be is named. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const { bottles, messages } = await freeHeld(staff, await readEntries(asked.request))
  if (messages.length > 0) return data({ messages }, { status: statusOf.conflict })
  return goAndTell(asked.request, href('/admin/commandes/retenues'), { code: 'bottles_freed', number: bottles })
}

export default function FreeBottles({ loaderData: { held, chosen }, actionData }: Route.ComponentProps) {
  if (actionData) return <HeldBottles held={held} messages={actionData.messages} />
  if (chosen.orders.length === 0) return <HeldBottles held={held} messages={[heldTexts.nothingChosen]} />
  return <HeldBottlesAsk {...chosen} />
}
