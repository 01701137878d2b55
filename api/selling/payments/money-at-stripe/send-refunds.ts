import type { PaymentKeys } from '../../../platform/outside/payments.ts'
import { findPaymentKeys } from '../keys/payment-keys.ts'
import type { Till } from '../open-session.ts'
import { refuseRefund } from '../refuse-refund.ts'
import type { RefundRow } from '../write-refund.ts'
import { settleRefunds } from './settle-refunds.ts'

const mostAtOnce = 50

/**
 * Sends back the money that is to go back by card; what was sent and never answered is sent again under the same key. Whoever has
 * one order's money go back waits for that order alone: what is due to others is sent by the job that does it for all.
 */
export async function sendRefunds(till: Till, order?: string): Promise<void> {
  const wanted = await readWanted(till, order)
  const keys = wanted.length > 0 && till.payments ? await findPaymentKeys(till.read, till.sealing) : undefined
  if (!keys) return
  for (const refund of wanted) await sendRefund(till, keys, refund)
}

function readWanted({ read }: Till, order: string | undefined): Promise<RefundRow[]> {
  const wanted = read.selectFrom('refunds').selectAll().where('state', '=', 'wanted')
  return (order === undefined ? wanted : wanted.where('order_id', '=', order))
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
}

async function sendRefund(till: Till, keys: PaymentKeys, refund: RefundRow): Promise<void> {
  const payment = await till.read
    .selectFrom('payments')
    .select('intent')
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow()
  const intent = payment.intent ?? ''
  if (refund.tries > 0 && (await wasSent(till, keys, { refund, intent }))) return
  const sent = await till.payments?.refund(keys, { id: refund.id, intent, amount: refund.amount, siteId: till.site.id })
  if (!sent) return
  if (sent.ok) await markDone(till, refund, sent.value.id)
  else if (sent.fate === 'refused') await noteRefusal(till, refund, sent.reason)
  else await countTry(till, refund)
}

type Tried = { refund: RefundRow; intent: string }

/** Whether a refund whose answer was lost was made all the same: its key holds for a day only. What cannot be known waits. */
async function wasSent(till: Till, keys: PaymentKeys, { refund, intent }: Tried): Promise<boolean> {
  const listed = await till.payments?.listRefunds(keys, { intent })
  if (!listed?.ok) return listed?.fate !== 'refused'
  const made = listed.value.filter(({ refundId }) => refundId === refund.id)
  await settleRefunds(till, made)
  return made.length > 0
}

async function markDone({ inTransaction, now }: Till, { id }: RefundRow, provider_id: string): Promise<void> {
  await inTransaction((tx) =>
    tx
      .updateTable('refunds')
      .set({ state: 'done', provider_id, done_at: now.toISOString(), entry: null })
      .where('id', '=', id)
      .where('state', '=', 'wanted')
      .execute(),
  )
}

async function countTry({ inTransaction }: Till, { id, tries }: RefundRow): Promise<void> {
  await inTransaction((tx) =>
    tx
      .updateTable('refunds')
      .set({ tries: tries + 1 })
      .where('id', '=', id)
      .execute(),
  )
}

async function noteRefusal({ inTransaction, now, notice }: Till, refund: RefundRow, reason: string): Promise<void> {
  notice('refund_refused', { refund: refund.id, reason })
  await inTransaction((tx) => refuseRefund(tx, refund, now))
}
