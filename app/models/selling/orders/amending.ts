import { isInHouse, isLive } from '../after/after-sale.ts'
import type { FulfilmentState } from '../fulfilment.ts'
import { isAwaited, type PaymentMeans, type PaymentState } from '../payment.ts'

type Standing = { means: PaymentMeans; payment: PaymentState; fulfilment: FulfilmentState; isHolding: boolean }

/** Why the house cannot change an order any more, or not now: it has left, is made ready or over, or its buyer may stand on a page of payment. */
export function findAmendFault({ means, payment, fulfilment, isHolding }: Standing): 'amend_late' | 'amend_paying' | undefined {
  if (!isHolding || !isInHouse(fulfilment) || fulfilment === 'ready' || !isLive(payment)) return 'amend_late'
  return means === 'CARD' && isAwaited(payment) ? 'amend_paying' : undefined
}
