import { findPaymentKeys } from '../keys/payment-keys.ts'
import type { Till } from '../open-session.ts'
import { settleDispute } from './settle-dispute.ts'
import { settleRefunds } from './settle-refunds.ts'

/** A refund can fail weeks after it was made; a dispute takes months. */
const refundDays = 40
const disputeDays = 200

/** Asks Stripe about refunds and disputes, whoever made them: an event may have been lost, or never have been asked for. */
export async function reconcileMoney(till: Till): Promise<void> {
  const keys = till.payments && (await findPaymentKeys(till.read, till.sealing))
  if (!till.payments || !keys) return
  const refunds = await till.payments.listRefunds(keys, { since: daysBefore(till.now, refundDays) })
  if (refunds.ok) await settleRefunds(till, refunds.value)
  else till.notice('payment_not_asked', { of: 'refunds', reason: refunds.reason })
  const disputes = await till.payments.listDisputes(keys, daysBefore(till.now, disputeDays))
  if (!disputes.ok) return till.notice('payment_not_asked', { of: 'disputes', reason: disputes.reason })
  for (const dispute of disputes.value) await settleDispute(till, dispute)
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
