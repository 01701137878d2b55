import type { SiteWriter } from '../../platform/database/database.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { giveBack } from './hold-goods.ts'
import { readHold } from './read-hold.ts'

type End = { to: 'expired' | 'cancelled'; by: 'buyer' | 'owner' | 'clock'; detail?: string; now: Date }

/** The word of the step by which an order gave way: what strangers hold together left too little to others. */
export const gaveWayDetail = 'gave_way'

/** The word of the step by which an order ended whose code another order of its mailbox has used. */
export const codeUsedDetail = 'code_used'

/** Ends an order whose goods are still in the house, and gives back what it held, once. */
export async function releaseOrder(tx: SiteWriter, order: OrderRow, { to, by, detail = '', now }: End): Promise<OrderRow> {
  const hold = order.is_holding === 1 ? await readHold(tx, order) : undefined
  // From where an order came that nobody proved or paid is known for a day more, whyever it ended: whoever could end others by a
  // code would else have them forgotten.
  const isLapse = by !== 'owner'
  const end = { is_holding: 0 as const, expires_at: null, ...(isLapse ? {} : { from_block: '', from_network: '' }) }
  const isExpiry = to === 'expired'
  const step = isExpiry
    ? ({ machine: 'payment', from: order.payment_state, to, by, detail } as const)
    : ({ machine: 'fulfilment', from: order.fulfilment_state, to, by, detail } as const)
  const changes = isExpiry ? { payment_state: 'expired' as const } : { fulfilment_state: 'cancelled' as const }
  const released = await addStep(tx, order, { ...step, changes: { ...end, ...changes }, now })
  if (hold) await giveBack(tx, hold)
  return released
}
