import type { DeliveryType, FulfilmentState } from '../fulfilment.ts'
import { isAwaited, isPaid, type PaymentState } from '../payment.ts'

type Standing = { payment: PaymentState; fulfilment: FulfilmentState }

/** Whether a buyer may cancel an order by themselves: nobody has begun to prepare it, and it is not over. */
export function mayBuyerCancel({ payment, fulfilment }: Standing): boolean {
  return fulfilment === 'new' && isLive(payment)
}

/** Whether a buyer may choose another hour to fetch an order: it is to be fetched, and has not been. */
export function mayChangeCollection({ payment, fulfilment, delivery }: Standing & { delivery: DeliveryType }): boolean {
  return delivery === 'CLICK_AND_COLLECT' && isInHouse(fulfilment) && isLive(payment)
}

/** Whether the goods of an order have not left the house yet, nor been handed over. */
export function isInHouse(fulfilment: FulfilmentState): boolean {
  return fulfilment === 'new' || fulfilment === 'preparing' || fulfilment === 'ready'
}

/** Whether something is left to be said of an order's goods: they have left, in part at least. */
export function hasLeft(fulfilment: FulfilmentState): boolean {
  return fulfilment === 'partly_shipped' || fulfilment === 'shipped' || fulfilment === 'completed'
}

/** Whether all of an order that was to leave has left, or was handed over. */
export function isGone(fulfilment: FulfilmentState): boolean {
  return hasLeft(fulfilment) && fulfilment !== 'partly_shipped'
}

/** Whether an order is neither expired nor given back whole. */
export function isLive(payment: PaymentState): boolean {
  return isAwaited(payment) || isPaid(payment)
}
