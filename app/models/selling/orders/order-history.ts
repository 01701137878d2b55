/** Something that happened to an order; entries are added, never changed. */
export type HistoryEntry = {
  order: string
  /** From 1. */
  step: number
  machine: 'order' | 'payment' | 'fulfilment'
  from: string
  to: string
  /** Who did it: the buyer, somebody of the house, who takes the payments, or the clock. */
  by: 'buyer' | 'owner' | 'provider' | 'clock'
  /** In cents, where money moved. */
  amount: number
  detail: string
  at: string
}

/** The hash before the first entry of an order. */
export const noHash = ''

/** The one way an entry is spelled for its hash, which covers the hash before it: no entry can go, change or move unseen. */
export function spellEntry(entry: HistoryEntry, previous: string): string {
  const { order, step, machine, from, to, by, amount, detail, at } = entry
  return JSON.stringify(['order-history-1', previous, order, step, machine, from, to, by, amount, detail, at])
}
