import { isAwaited } from '#app/models/selling/payment.ts'
import { releaseOrder } from '../holds/release-order.ts'
import { tellBuyer } from '../orders/tell-order.ts'
import { closeLeftPages, closeOpenSessions } from '../payments/close-sessions.ts'
import type { Till } from '../payments/open-session.ts'
import { letOrdersGiveWay } from './give-way.ts'

const mostAtOnce = 100

/** Ends the orders whose time to be paid is over, and those that are to give way. */
export async function expireOrders(till: Till): Promise<number> {
  await closeLeftPages(till)
  return (await expireDue(till)) + (await letOrdersGiveWay(till))
}

/** Ends the orders whose time to be paid is over: their pages of payment first, so that nobody pays for what is given back. */
async function expireDue(till: Till): Promise<number> {
  const due = await till.read
    .selectFrom('orders')
    .select('id')
    .where('is_holding', '=', 1)
    .where('expires_at', '<=', till.now.toISOString())
    .orderBy('expires_at')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
  let ended = 0
  for (const { id } of due) if ((await closeOpenSessions(till, id)) && (await expireOrder(till, id))) ended += 1
  return ended
}

/** Looked at again within the transaction: money may have come since. */
async function expireOrder({ inTransaction, site, now }: Till, id: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const order = await tx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
    const isDue = order?.is_holding === 1 && order.expires_at !== null && order.expires_at <= now.toISOString()
    if (!order || !isDue || !isAwaited(order.payment_state)) return false
    const ended = await releaseOrder(tx, order, { to: 'expired', by: 'clock', now })
    await tellBuyer(tx, ended, { kind: 'order_expired', site, now })
    return true
  })
}
