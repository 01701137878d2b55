import type { Visit } from '../../platform/call/visit.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import { sendRefunds } from '../payments/money-at-stripe/send-refunds.ts'

/** After the transaction that moved a withdrawal: pages of payment of an order that has ended close, and money that goes back leaves. */
export async function sendWhatFollows(orderId: string, visit: Visit): Promise<void> {
  const order = await visit.read.selectFrom('orders').select('fulfilment_state').where('id', '=', orderId).executeTakeFirst()
  if (order?.fulfilment_state === 'cancelled') await closeOpenSessions(visit, orderId)
  await sendRefunds(visit, orderId)
}
