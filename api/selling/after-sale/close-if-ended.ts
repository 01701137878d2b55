import type { Visit } from '../../platform/call/visit.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import { sendRefunds } from '../payments/money-at-stripe/send-refunds.ts'

/** After the transaction by which a withdrawal may have ended its order: the pages of payment close, and the money leaves. */
export async function closeIfEnded(orderId: string, visit: Visit): Promise<void> {
  const order = await visit.read.selectFrom('orders').select('fulfilment_state').where('id', '=', orderId).executeTakeFirst()
  if (order?.fulfilment_state !== 'cancelled') return
  await closeOpenSessions(visit, orderId)
  await sendRefunds(visit, orderId)
}
