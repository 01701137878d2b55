/** How an order can be paid. */
export const paymentMeans = ['CARD', 'TRANSFER', 'CHEQUE', 'ON_COLLECTION'] as const

export type PaymentMeans = (typeof paymentMeans)[number]

/** How far the payment of an order is. */
export const paymentStates = ['awaiting', 'failed', 'paid', 'partly_refunded', 'refunded', 'expired'] as const

/** How the money of an order stands. */
export type PaymentState = (typeof paymentStates)[number]

/** What may follow what; money that comes after the term is still money, and who answers too late for an order that gave way may take it again. */
const moves: Record<PaymentState, readonly PaymentState[]> = {
  awaiting: ['paid', 'failed', 'expired'],
  failed: ['awaiting', 'paid', 'expired'],
  paid: ['partly_refunded', 'refunded'],
  partly_refunded: ['partly_refunded', 'refunded'],
  refunded: [],
  expired: ['paid', 'awaiting'],
}

/** Whether the money of an order may go from one state to another. */
export function mayPaymentMove(from: PaymentState, to: PaymentState): boolean {
  return moves[from].includes(to)
}

/** The word of the one step on which money that had gone back is there again: a bank gave back what it took for a dispute. */
export const takenBackDetail = 'dispute_taken_back'

/** Whether money may go from one state to another where a bank gives it back. */
export function mayComeBack(from: PaymentState, to: PaymentState): boolean {
  return (from === 'refunded' && isPaid(to)) || (from === 'partly_refunded' && to === 'paid')
}

/** Whether the shop holds money for an order, or some of it. */
export function isPaid(state: PaymentState): boolean {
  return state === 'paid' || state === 'partly_refunded'
}

/** In which states an order still waits for its money. */
export const awaitedStates: readonly PaymentState[] = ['awaiting', 'failed']

/** Whether an order still waits for its money. */
export function isAwaited(state: PaymentState): boolean {
  return awaitedStates.includes(state)
}
