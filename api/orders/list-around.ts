import { type Measure, ofNetwork, ofPlace } from '#app/models/unproven-order.ts'

/** Who holds bottles without having paid: a proven mailbox, else the place where the order came from, in its network. */
export type Holder = { isProven: boolean; mailboxKey: string; block: string; network: string }

/** Whose orders are counted together, and by which measure. */
export type Around = { column: 'mailbox_key' | 'from_block' | 'from_network'; key: string; measure: Measure }

/** Where the orders of a buyer are counted, their own first; strangers who name a mailbox are no burden to whoever it belongs to. */
export function listAround({ isProven, mailboxKey, block, network }: Holder): [Around, ...Around[]] {
  if (isProven) return [{ column: 'mailbox_key', key: mailboxKey, measure: ofPlace }]
  const place: Around = { column: 'from_block', key: block, measure: ofPlace }
  // Of orders from before it was kept no network is known.
  return network ? [place, { column: 'from_network', key: network, measure: ofNetwork }] : [place]
}
