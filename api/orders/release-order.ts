import type { SiteReader, SiteWriter } from '../db/database.ts'
import { addStep, type OrderRow } from './add-step.ts'
import { giveBack } from './hold-goods.ts'
import { readHold } from './read-hold.ts'
import { selectPages } from './select-unpaid.ts'

type End = { to: 'expired' | 'cancelled'; by: 'buyer' | 'owner' | 'clock'; detail?: string; now: Date }

/** The word of the step by which an order gave way: what strangers hold together left too little to others. */
export const gaveWayDetail = 'gave_way'

/** The word of the step by which an order ended whose code another order of its mailbox has used. */
export const codeUsedDetail = 'code_used'

/** Ends an order whose goods are still in the house, and gives back what it held, once. */
export async function releaseOrder(tx: SiteWriter, order: OrderRow, { to, by, detail = '', now }: End): Promise<OrderRow> {
  const hold = order.is_holding === 1 ? await readHold(tx, order) : undefined
  // A fact of its page, and not of why the order ended: whoever could end others by a code would have their pages forgotten.
  const isLapse = by !== 'owner' && (await hadPage(tx, order.id))
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

/** Whether an order kept its goods by a page of payment: where that was left unpaid is known for a day more. */
async function hadPage(read: SiteReader, id: string): Promise<boolean> {
  const page = await selectPages(read).select('payments.id').where('order_id', '=', id).limit(1).executeTakeFirst()
  return page !== undefined
}
