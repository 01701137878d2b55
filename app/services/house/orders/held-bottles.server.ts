import { orThrow } from '#app/http/answers.server.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import { heldTexts } from '#app/texts/house/orders/held-bottles.ts'
import type { ChosenHeld, Held } from '#app/ui/house/round/held-bottles-view.ts'
import type { Member } from '../../platform/session/session.server.ts'
import { sayRefused } from '../plans/form-entries.server.ts'

/** What unpaid orders keep. */
export async function readHeld({ api }: Member): Promise<Held> {
  return orThrow(await api.listHeldBottles())
}

/** What was chosen, among the orders that hold bottles still. */
export function chooseHeld(held: Held, ids: readonly string[]): ChosenHeld {
  const orders = held.orders.filter(({ id }) => ids.includes(id))
  return { orders, bottles: orders.reduce((sum, { units }) => sum + units, 0) }
}

type Freed = { bottles: number; messages: string[] }

/** Cancels the chosen orders as long as nobody has paid them; what was chosen is what was asked about, or nothing ends. */
export async function freeHeld(staff: Member, entries: readonly Entry[]): Promise<Freed> {
  const ids = entries.flatMap(([name, value]) => (name === 'commande' ? [value] : []))
  const seen = Number(entries.find(([name]) => name === 'bouteilles')?.[1])
  const chosen = chooseHeld(await readHeld(staff), ids)
  if (chosen.orders.length === 0 || chosen.bottles !== seen) return { bottles: 0, messages: [heldTexts.changed] }
  const freed: Freed = { bottles: 0, messages: [] }
  // One after the other, so that what cannot be ended holds nothing else back.
  for (const order of chosen.orders) {
    const moved = await staff.api.moveOrder({ params: { id: order.id }, body: { fulfilment: 'cancelled' } })
    if (moved.ok) freed.bottles += order.units
    else freed.messages.push(heldTexts.refused(order.reference, sayRefused(moved.error).message))
  }
  return freed
}
