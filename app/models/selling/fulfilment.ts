import { isAwaited, isPaid, type PaymentMeans, type PaymentState } from './payment.ts'

/** How far the goods of an order are. */
export const fulfilmentStates = ['new', 'preparing', 'partly_shipped', 'shipped', 'ready', 'completed', 'cancelled'] as const

/** How far the goods of an order are. */
export type FulfilmentState = (typeof fulfilmentStates)[number]

/** The ways goods reach their buyer. */
export const deliveryTypes = ['DELIVERY', 'PICKUP', 'CLICK_AND_COLLECT', 'NO_DELIVERY'] as const

/** How the goods of an order reach their buyer. */
export type DeliveryType = (typeof deliveryTypes)[number]

/** What decides where an order may go next. */
export type Standing = {
  means: PaymentMeans
  delivery: DeliveryType
  payment: PaymentState
  fulfilment: FulfilmentState
  /** A business pays it after it has left. */
  isOnInvoice: boolean
}

type Moves = Partial<Record<FulfilmentState, readonly FulfilmentState[]>>

const byParcel: Moves = {
  new: ['preparing', 'cancelled'],
  preparing: ['partly_shipped', 'shipped', 'cancelled'],
  partly_shipped: ['partly_shipped', 'shipped'],
  shipped: ['completed'],
}
const byHand: Moves = {
  new: ['preparing', 'cancelled'],
  preparing: ['ready', 'cancelled'],
  ready: ['completed', 'cancelled'],
}
const atOnce: Moves = { new: ['preparing', 'cancelled'], preparing: ['completed', 'cancelled'] }

const moves: Record<DeliveryType, Moves> = {
  DELIVERY: byParcel,
  PICKUP: byParcel,
  CLICK_AND_COLLECT: byHand,
  NO_DELIVERY: atOnce,
}

/** Why an order cannot go to a state: no way leads there, or the money has to come first. */
export function findMoveFault(order: Standing, to: FulfilmentState): 'illegal' | 'unpaid' | undefined {
  if (!moves[order.delivery][order.fulfilment]?.includes(to)) return 'illegal'
  return to === 'cancelled' || isCovered(order, to) ? undefined : 'unpaid'
}

/** The states that an order may go to now. */
export function listMoves(order: Standing): FulfilmentState[] {
  return fulfilmentStates.filter((to) => findMoveFault(order, to) === undefined)
}

/** Whoever pays at the counter has the goods made ready before, and a business whom the house trusts has them sent; all others pay first. */
function isCovered({ means, payment, fulfilment, isOnInvoice }: Standing, to: FulfilmentState): boolean {
  if (isPaid(payment) || (isOnInvoice && isAwaited(payment))) return true
  if (payment === 'refunded') return fulfilment === 'shipped' || fulfilment === 'partly_shipped'
  return means === 'ON_COLLECTION' && payment === 'awaiting' && (to === 'preparing' || to === 'ready')
}
