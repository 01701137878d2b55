import type { Selectable } from 'kysely'
import type { SiteTables } from '../db/tables.ts'
import { addStep } from '../orders/add-step.ts'
import type { Till } from './open-session.ts'
import { findPaymentKeys } from './payment-keys.ts'

type RefundRow = Selectable<SiteTables['refunds']>
const mostAtOnce = 50

/** Sends back the money that is to go back by card; what was sent and never answered is sent again under the same key. */
export async function sendRefunds(till: Till): Promise<void> {
  const wanted = await till.read
    .selectFrom('refunds')
    .selectAll()
    .where('state', '=', 'wanted')
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
  const keys = wanted.length > 0 && till.payments ? await findPaymentKeys(till.read, till.sealing) : undefined
  if (!keys || !till.payments) return
  for (const refund of wanted) {
    const { intent } = await till.read
      .selectFrom('payments')
      .select('intent')
      .where('id', '=', refund.payment_id)
      .executeTakeFirstOrThrow()
    const sent = await till.payments.refund(keys, { id: refund.id, intent: intent ?? '', amount: refund.amount })
    if (sent.ok) await markDone(till, refund, sent.value.id)
    else if (sent.fate === 'refused') await noteRefusal(till, refund, sent.reason)
    else
      await till.inTransaction((tx) =>
        tx
          .updateTable('refunds')
          .set({ tries: refund.tries + 1 })
          .where('id', '=', refund.id)
          .execute(),
      )
  }
}

async function markDone({ inTransaction, now }: Till, { id }: RefundRow, provider_id: string): Promise<void> {
  await inTransaction((tx) =>
    tx
      .updateTable('refunds')
      .set({ state: 'done', provider_id, done_at: now.toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'wanted')
      .execute(),
  )
}

/** What Stripe will not send back is still owed: somebody is told, and pays it by hand. */
async function noteRefusal({ inTransaction, now, notice }: Till, refund: RefundRow, reason: string): Promise<void> {
  notice('refund_refused', { refund: refund.id, reason })
  await inTransaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('refunds')
      .set({ state: 'refused', done_at: now.toISOString() })
      .where('id', '=', refund.id)
      .where('state', '=', 'wanted')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const order = await tx.selectFrom('orders').selectAll().where('id', '=', refund.order_id).executeTakeFirstOrThrow()
    const step = { machine: 'order', from: order.payment_state, to: 'refund_refused', by: 'provider' } as const
    await addStep(tx, order, { ...step, amount: refund.amount, detail: refund.id, now })
  })
}
