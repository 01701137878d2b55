import { orThrow } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { sendFile } from '#app/http/send-file.server.ts'
import { readNumbers, readTicked } from '#app/models/house/cellar/round-numbers.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import type { FulfilmentState } from '#app/models/selling/fulfilment.ts'
import { orderRoundTexts } from '#app/texts/house/orders/order-round.ts'
import type { Order, OrderRoundScreen } from '#app/ui/house/round/order-round.tsx'
import type { Member } from '../../platform/session/session.server.ts'
import { sayRefused } from '../plans/form-entries.server.ts'

/** What came of several orders: how many went on, and what is said of those that did not. */
export type Moved = { done: number; refused: { reference: string; why: string }[] }

const mostChosen = 100

/** What is to be packed, and what it takes out of the cellar. */
export async function readOrderRoundScreen({ api }: Member): Promise<OrderRoundScreen> {
  const { orders, goods } = orThrow(await api.readOrderRound())
  const travels = orders.some(({ delivery }) => delivery === 'DELIVERY' || delivery === 'PICKUP')
  const labelFiles = travels ? orThrow(await api.listLabelFiles()) : undefined
  return { goods, orders: orders.map((order) => ({ ...order, canShip: canShip(order) })), labelFiles }
}

function canShip({ fulfilment, delivery }: Order): boolean {
  return fulfilment !== 'new' && (delivery === 'DELIVERY' || delivery === 'PICKUP')
}

/** The papers of the chosen orders as one file; of all of them when none is named. */
export async function readRoundFile({ api }: Member, { url }: RouteArgs): Promise<Response> {
  const ids = url.searchParams.getAll('commande').slice(0, mostChosen).join(',')
  return sendFile(orThrow(await api.printOrderRound({ query: ids ? { ids } : {} })))
}

/** Begins the chosen orders that are still new. */
export async function startRound(staff: Member, entries: readonly Entry[]): Promise<Moved> {
  const chosen = readTicked(entries)
  const { orders } = orThrow(await staff.api.readOrderRound())
  const fresh = orders.filter(({ id, fulfilment }) => chosen.has(id) && fulfilment === 'new')
  return moveAll(fresh, (order) => moveOne(staff, order, { fulfilment: 'preparing' }))
}

/** Notes as sent whatever was given the number of its parcel. */
export async function shipRound(staff: Member, entries: readonly Entry[]): Promise<Moved> {
  const numbers = readNumbers(entries)
  const { orders } = orThrow(await staff.api.readOrderRound())
  const numbered = orders.filter((order) => canShip(order) && numbers.has(order.id))
  return moveAll(numbered, (order) =>
    moveOne(staff, order, { fulfilment: 'shipped', tracking: { number: numbers.get(order.id) ?? '' } }),
  )
}

type Move = { fulfilment: FulfilmentState; tracking?: { number: string } }

/** One after the other, so that what cannot go on holds nothing else back. */
async function moveAll(orders: readonly Order[], move: (order: Order) => Promise<Moved['refused']>): Promise<Moved> {
  const moved: Moved = { done: 0, refused: [] }
  for (const order of orders) {
    const refused = await move(order)
    if (refused.length === 0) moved.done += 1
    moved.refused.push(...refused)
  }
  return moved
}

async function moveOne(staff: Member, { id, reference }: Order, body: Move): Promise<Moved['refused']> {
  const moved = await staff.api.moveOrder({ params: { id }, body })
  return moved.ok ? [] : [{ reference, why: sayRefused(moved.error).message }]
}

/** What went wrong, as sentences; nothing when all went on. */
export function sayMoved({ done, refused }: Moved, nothing: string): string[] {
  if (done + refused.length === 0) return [nothing]
  return refused.map(({ reference, why }) => orderRoundTexts.refused(reference, why))
}
