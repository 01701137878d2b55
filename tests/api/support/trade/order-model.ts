import type { FulfilmentState } from '#app/models/selling/fulfilment.ts'
import type { PaymentState } from '#app/models/selling/payment.ts'

/** An order as the model knows it: what the shop should say of it, and what Stripe knows that the shop has not heard. */
export type ModelOrder = {
  id: string
  session: string | null
  page: 'none' | 'open' | 'paid' | 'closed' | 'heard'
  quantity: number
  total: number
  isCoded: boolean
  payment: PaymentState
  fulfilment: FulfilmentState
  isHolding: boolean
  paid: number
  refunded: number
  placedAt: number
  expiresAt: number
}

/** The whole of a small shop: one wine, one code, its orders. */
export type Model = { now: number; stock: number; uses: number; orders: ModelOrder[] }

export const limit = 3

/** Whether the goods of an order can be had. */
export function isThere(model: Model, { quantity, isCoded }: Pick<ModelOrder, 'quantity' | 'isCoded'>): boolean {
  return model.stock >= quantity && (!isCoded || model.uses < limit)
}

/** Takes the goods of an order. */
export function take(model: Model, order: Pick<ModelOrder, 'quantity' | 'isCoded'>): void {
  model.stock -= order.quantity
  if (order.isCoded) model.uses += 1
}

/** What orders take that can run out, in the order in which the shop looks whether enough of it is left. */
type Good = { left: (model: Model) => number; of: (order: Pick<ModelOrder, 'quantity' | 'isCoded'>) => number }
const goods: Good[] = [
  { left: ({ uses }) => limit - uses, of: ({ isCoded }) => (isCoded ? 1 : 0) },
  { left: ({ stock }) => stock, of: ({ quantity }) => quantity },
]

/** For how many minutes an order holds its goods that were just taken, where nobody opens its mail: the scarcest of them says. */
export function minutesHeld(model: Model, order: Pick<ModelOrder, 'quantity' | 'isCoded'>): number {
  return Math.min(...goods.filter(({ of }) => of(order) > 0).map((good) => minutesOf(model, good, order)))
}

function minutesOf(model: Model, { left, of }: Good, order: Pick<ModelOrder, 'quantity' | 'isCoded'>): number {
  const free = left(model)
  const sellable = waitingOf(model).reduce((sum, other) => sum + of(other), free + of(order))
  if (free / sellable >= 0.5) return 24 * 60
  return free / sellable >= 0.1 ? 2 * 60 : 35
}

/** The orders that keep goods from others without money; nobody opens their mail. */
function waitingOf({ orders }: Model): ModelOrder[] {
  return orders.filter(({ isHolding, payment }) => isHolding && (payment === 'awaiting' || payment === 'failed'))
}

/** Orders of a case at most give way after a quarter of an hour, by card after twelve minutes, where they leave nothing to others: the largest, then the newest. */
export function giveWay(model: Model): void {
  for (const good of goods) leaveSome(model, good)
}

function leaveSome(model: Model, { left, of }: Good): void {
  const isOld = ({ session, placedAt }: ModelOrder) => model.now - placedAt >= (session ? 12 : 15) * 60_000
  const may = waitingOf(model).filter((order) => of(order) > 0 && isOld(order))
  may.sort((one, other) => of(other) - of(one) || other.placedAt - one.placedAt || (one.id < other.id ? -1 : 1))
  for (const order of may) {
    const sellable = waitingOf(model).reduce((sum, one) => sum + of(one), left(model))
    if (left(model) >= Math.max(1, Math.floor(sellable / 10))) return
    hearPage(model, order)
    if (order.payment !== 'awaiting' && order.payment !== 'failed') continue
    release(model, order)
    order.payment = 'expired'
  }
}

/** Gives them back, if they are held. */
export function release(model: Model, order: ModelOrder): void {
  if (!order.isHolding) return
  order.isHolding = false
  model.stock += order.quantity
  if (order.isCoded) model.uses -= 1
}

/** The money of an order comes. */
export function receive(model: Model, order: ModelOrder): void {
  order.paid += order.total
  if ((order.payment === 'awaiting' || order.payment === 'failed') && order.isHolding) {
    order.payment = 'paid'
    return
  }
  if (order.payment === 'expired') {
    order.payment = 'paid'
    if (order.fulfilment !== 'cancelled' && isThere(model, order)) {
      take(model, order)
      order.isHolding = true
      return
    }
  }
  giveBack(order, order.total)
}

/** Money of an order goes back. */
export function giveBack(order: ModelOrder, amount: number): void {
  order.refunded += amount
  const kept = order.paid - order.refunded
  if (kept === 0) order.payment = 'refunded'
  else if (kept < order.total) order.payment = 'partly_refunded'
}

/** The shop hears of the page of payment, or closes it: what was paid there comes, the rest is over. */
export function hearPage(model: Model, order: ModelOrder): void {
  if (order.page === 'open') {
    order.page = 'closed'
    if (order.payment === 'awaiting') order.payment = 'failed'
  }
  if (order.page !== 'paid') return
  order.page = 'heard'
  receive(model, order)
}

/** Whether an order may go on to a state. */
export function mayMove({ payment, fulfilment }: ModelOrder, to: FulfilmentState): boolean {
  const ways: Partial<Record<FulfilmentState, FulfilmentState[]>> = {
    new: ['preparing', 'cancelled'],
    preparing: ['partly_shipped', 'shipped', 'cancelled'],
    partly_shipped: ['partly_shipped', 'shipped'],
    shipped: ['completed'],
  }
  if (!ways[fulfilment]?.includes(to)) return false
  if (to === 'cancelled' || payment === 'paid' || payment === 'partly_refunded') return true
  return payment === 'refunded' && (fulfilment === 'shipped' || fulfilment === 'partly_shipped')
}
