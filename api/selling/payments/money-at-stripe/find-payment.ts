import { findPaymentKeys } from '../keys/payment-keys.ts'
import type { Till } from '../open-session.ts'
import { settleSession } from '../settle-session.ts'
import type { PaymentRow } from '../start-card-payment.ts'
import type { PaymentFault } from './note-fault.ts'

export type FoundPayment = { payment: PaymentRow } | { fault: Extract<PaymentFault, 'unknown' | 'site'> }

/**
 * The payment that money at Stripe belongs to. A refund may be heard of before the payment itself: its page is asked for then.
 * Nothing where that cannot be known now; it is asked again later.
 */
export async function findPayment(till: Till, intent: string): Promise<FoundPayment | undefined> {
  if (intent === '') return { fault: 'unknown' }
  const known = await readPayment(till, intent)
  if (known) return { payment: known }
  const keys = await findPaymentKeys(till.read, till.sealing)
  const asked = keys && (await till.payments?.findSession(keys, intent))
  if (!asked?.ok) return undefined
  if (!asked.value) return { fault: 'unknown' }
  if (asked.value.siteId !== till.site.id) return { fault: asked.value.siteId === '' ? 'unknown' : 'site' }
  await settleSession(till, asked.value)
  const settled = await readPayment(till, intent)
  return settled ? { payment: settled } : { fault: 'unknown' }
}

function readPayment({ read }: Pick<Till, 'read'>, intent: string): Promise<PaymentRow | undefined> {
  return read.selectFrom('payments').selectAll().where('intent', '=', intent).executeTakeFirst()
}
