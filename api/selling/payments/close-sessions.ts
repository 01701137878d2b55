import type { PaymentKeys } from '../../platform/outside/payments.ts'
import { findPaymentKeys } from './keys/payment-keys.ts'
import type { Till } from './open-session.ts'
import { failPayment } from './settle-payment.ts'
import { settleSession } from './settle-session.ts'
import type { PaymentRow } from './start-card-payment.ts'

const mostLeft = 50

/** Closes the pages of payment that orders have left open which end by what another one does. */
export async function closeLeftPages(till: Till): Promise<void> {
  const left = await till.read
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('payments.state', '=', 'open')
    .where('orders.is_holding', '=', 0)
    .select('orders.id')
    .distinct()
    .orderBy('orders.id')
    .limit(mostLeft)
    .execute()
  // Where one cannot be closed now the others wait as well: whoever is told of a payment answers within seconds.
  for (const { id } of left) if (!(await closeOpenSessions(till, id))) return
}

/** Closes the pages where an order could still be paid by card; false where that cannot be known now, and the order must wait. */
export async function closeOpenSessions(till: Till, orderId: string): Promise<boolean> {
  const open = await till.read
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const keys = open.length > 0 ? await findPaymentKeys(till.read, till.sealing) : undefined
  for (const payment of open) {
    if (!(await isClosed(till, payment, keys))) return false
    await till.inTransaction((tx) => failPayment(tx, payment, { to: 'expired', now: till.now }))
  }
  return true
}

/** A payment without a page was never shown to anybody. */
async function isClosed(till: Till, { provider, session }: PaymentRow, keys: PaymentKeys | undefined): Promise<boolean> {
  if (provider !== 'STRIPE' || session === null) return true
  if (!keys || !till.payments) return false
  const closed = await till.payments.close(keys, session)
  if (!closed.ok) return closed.fate === 'refused'
  await settleSession(till, closed.value)
  return closed.value.state !== 'open'
}
