import { isAwaited } from '#app/models/selling/payment.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { endOverused } from '../holds/end-overused.ts'
import { holdLonger } from '../holds/hold-longer.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { promisePaid } from '../orders/promise-order.ts'
import type { At } from '../orders/tell-order.ts'

/**
 * Writes down that somebody answers for an order: its buyer by what its mail says, or the house. It waits for its money for longer
 * then; what costs nothing waited for this alone, and is in order with it.
 */
export async function answerForOrder(tx: SiteWriter, order: OrderRow, by: 'buyer' | 'owner', at: At): Promise<OrderRow> {
  const step = { machine: 'order', from: '', to: 'proven', by } as const
  const proven = await addStep(tx, order, { ...step, changes: await holdLonger(tx, order, by, at), now: at.now })
  const answered = proven.total === 0 && isAwaited(proven.payment_state) ? await settleFree(tx, proven, by, at) : proven
  await endOverused(tx, answered, at)
  return answered
}

async function settleFree(tx: SiteWriter, order: OrderRow, by: 'buyer' | 'owner', at: At): Promise<OrderRow> {
  const step = { machine: 'payment', from: order.payment_state, to: 'paid', by } as const
  const changes = { payment_state: 'paid' as const, expires_at: null, ...(await promisePaid(tx, order, at)) }
  return addStep(tx, order, { ...step, changes, now: at.now })
}
