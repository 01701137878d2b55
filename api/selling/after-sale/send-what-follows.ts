import type { CallContext } from '../../platform/call/call-context.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import { sendRefunds } from '../payments/money-at-stripe/send-refunds.ts'

/** After the transaction that moved a withdrawal: pages of payment of an order that has ended close, and money that goes back leaves. */
export async function sendWhatFollows(orderId: string, ctx: CallContext): Promise<void> {
  const order = await ctx.read.selectFrom('orders').select('fulfilment_state').where('id', '=', orderId).executeTakeFirst()
  if (order?.fulfilment_state === 'cancelled') await closeOpenSessions(ctx, orderId)
  await sendRefunds(ctx, orderId)
}
