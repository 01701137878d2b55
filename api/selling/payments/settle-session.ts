import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { CardSession } from '../../platform/outside/payments.ts'
import { isNewEvent } from './is-new-event.ts'
import type { Till } from './open-session.ts'
import { failPayment, settlePayment } from './settle-payment.ts'
import type { PaymentRow } from './start-card-payment.ts'

/** Takes note of how a page of payment stands; the event that told it is heard once. */
export async function settleSession(till: Till, session: CardSession, event?: string): Promise<void> {
  const { now, site, notice } = till
  await till.inTransaction(async (tx) => {
    if (event && !(await isNewEvent(tx, event, now))) return
    const payment = await findPayment(tx, session)
    if (!payment) return notice('payment_unknown', { session: session.session })
    const fault = await findMismatch(tx, payment, session, site.id)
    if (fault) {
      notice('payment_mismatch', { payment: payment.id, fault })
      await tx
        .updateTable('payments')
        .set({ state: 'mismatch', detail: fault })
        .where('id', '=', payment.id)
        .where('state', '=', 'open')
        .execute()
      return
    }
    if (session.state === 'paid')
      await settlePayment(tx, { payment, by: 'provider', intent: session.intent, means: session.means, detail: '', site, now })
    if (session.state === 'expired') await failPayment(tx, payment, { to: 'expired', now })
  })
}

/** By its page, or by its own id where the answer that named the page was lost on its way. */
async function findPayment(tx: SiteWriter, { session, paymentId }: CardSession): Promise<PaymentRow | undefined> {
  const known = await tx.selectFrom('payments').selectAll().where('session', '=', session).executeTakeFirst()
  if (known) return known
  const lost = await tx.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst()
  if (!lost || lost.session !== null || lost.provider !== 'STRIPE') return undefined
  await tx.updateTable('payments').set({ session }).where('id', '=', lost.id).execute()
  return { ...lost, session }
}

/** What a page of payment says beside what was asked for it; anything but the same is looked at by somebody, and never 'paid'. */
async function findMismatch(
  read: SiteReader,
  payment: PaymentRow,
  session: CardSession,
  siteId: string,
): Promise<string | undefined> {
  const row = await read.selectFrom('payment_providers').select('is_live').where('provider', '=', 'STRIPE').executeTakeFirst()
  const checks = {
    amount: session.amount === payment.amount,
    currency: session.currency === 'eur',
    order: session.orderId === payment.order_id,
    payment: session.paymentId === payment.id,
    site: session.siteId === siteId,
    mode: row !== undefined && session.isLive === (row.is_live === 1),
  }
  return Object.entries(checks).find(([, isRight]) => !isRight)?.[0]
}
