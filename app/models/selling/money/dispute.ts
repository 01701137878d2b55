/** How far a dispute is: to be answered, with the bank, or over; closed where no money was ever taken. */
export const disputeStates = ['open', 'review', 'won', 'lost', 'closed'] as const

export type DisputeState = (typeof disputeStates)[number]

/** Whether nothing more is awaited of a dispute. */
export function isDisputeOver(state: DisputeState): boolean {
  return state === 'won' || state === 'lost' || state === 'closed'
}

/** The states of a dispute in which Stripe holds its money, and nobody knows yet whose it is. */
export const pendingDisputes = disputeStates.filter((state) => !isDisputeOver(state))

/** Where the owner of an account answers a dispute; Stripe has a place of its own for money of trial. */
export function disputeUrl(id: string, isLive: boolean): string {
  return `https://dashboard.stripe.com/${isLive ? '' : 'test/'}disputes/${encodeURIComponent(id)}`
}
