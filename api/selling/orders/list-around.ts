import { type Measure, ofAddress, ofKeptAddress, ofKeptNetwork, ofNetwork } from '#app/models/selling/orders/unproven-order.ts'
import type { OrderRow } from './add-step.ts'

/** Who holds bottles without having paid: a proven mailbox, else the place where the order came from, in its network. */
export type Holder = { isProven: boolean; mailboxKey: string; block: string; network: string }

/** Who holds an order that was placed. */
export function holderOf(order: Pick<OrderRow, 'is_proven' | 'mailbox_key' | 'from_block' | 'from_network'>): Holder {
  const { mailbox_key: mailboxKey, from_block: block, from_network: network } = order
  return { isProven: order.is_proven === 1, mailboxKey, block, network }
}

/** Whose orders are counted together, which of them, and by which measure. */
export type Around = {
  column: 'mailbox_key' | 'from_block' | 'from_network'
  key: string
  counts: 'proven' | 'unproven' | 'both'
  measure: Measure
}

/**
 * Where the orders of a buyer are counted, their own first; strangers who name a mailbox are no burden to whoever it belongs to.
 * Whoever has a domain proves as many mailboxes as they like: what comes from one place has a wider bound, proven or not.
 */
export function listAround({ isProven, mailboxKey, block, network }: Holder): [Around, ...Around[]] {
  const kept = listKept({ block, network })
  if (isProven) return [{ column: 'mailbox_key', key: mailboxKey, counts: 'proven', measure: ofAddress }, ...kept]
  const place: Around = { column: 'from_block', key: block, counts: 'unproven', measure: ofAddress }
  // Of orders from before it was kept no network is known.
  const around: Around = { column: 'from_network', key: network, counts: 'unproven', measure: ofNetwork }
  return network ? [place, around, ...kept] : [place, ...kept]
}

/** What is proven or not, from one place and its network; of what the house took down neither is known. */
export function listKept({ block, network }: Pick<Holder, 'block' | 'network'>): Around[] {
  const kept: Around[] = []
  if (block) kept.push({ column: 'from_block', key: block, counts: 'both', measure: ofKeptAddress })
  if (network) kept.push({ column: 'from_network', key: network, counts: 'both', measure: ofKeptNetwork })
  return kept
}
