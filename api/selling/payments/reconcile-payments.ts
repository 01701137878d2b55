import { findPaymentKeys } from './keys/payment-keys.ts'
import { openSession, type Till } from './open-session.ts'
import { failPayment } from './settle-payment.ts'
import { settleSession } from './settle-session.ts'
import type { PaymentRow } from './start-card-payment.ts'

const mostAtOnce = 50
/** How long an open payment is left alone before it is asked about, and between two questions. */
const patienceMs = 5 * 60_000
/** After that Stripe has forgotten a key: to ask again could open a second page. */
const keyLifeMs = 23 * 3_600_000

/** Asks about card payments that have stayed open: an event may have been lost, or the answer that named the page. */
export async function reconcilePayments(till: Till): Promise<void> {
  const keys = till.payments && (await findPaymentKeys(till.read, till.sealing))
  if (!till.payments || !keys) return
  const open = await till.read
    .selectFrom('payments')
    .selectAll()
    .where('state', '=', 'open')
    .where('provider', '=', 'STRIPE')
    .where('checked_at', '<=', new Date(till.now.getTime() - patienceMs).toISOString())
    .orderBy('checked_at')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
  for (const payment of open) {
    await till.inTransaction((tx) =>
      tx.updateTable('payments').set({ checked_at: till.now.toISOString() }).where('id', '=', payment.id).execute(),
    )
    const session = payment.session ? await till.payments.look(keys, payment.session) : await askAgain(till, payment)
    if (session?.ok) await settleSession(till, session.value)
    if (session && !session.ok && session.fate === 'refused')
      await till.inTransaction((tx) => failPayment(tx, payment, { to: 'failed', now: till.now }))
  }
}

async function askAgain(till: Till, payment: PaymentRow) {
  if (till.now.getTime() - Date.parse(payment.created_at) < keyLifeMs) return openSession(till, payment)
  await till.inTransaction((tx) => failPayment(tx, payment, { to: 'expired', now: till.now }))
  return undefined
}
