import { findPaymentKeys } from '../keys/payment-keys.ts'
import type { Till } from '../open-session.ts'

const days = 10

/** Writes down what Stripe kept and paid out: each movement of its account once, for the journal. */
export async function noteMoves(till: Till): Promise<void> {
  const keys = till.payments && (await findPaymentKeys(till.read, till.sealing))
  if (!till.payments || !keys) return
  const moves = await till.payments.listMoves(keys, new Date(till.now.getTime() - days * 86_400_000))
  if (!moves.ok) return till.notice('payment_not_asked', { of: 'moves', reason: moves.reason })
  const rows = moves.value
    .filter(({ fee, payout }) => fee !== 0 || payout !== 0)
    .map(({ id, kind, fee, payout, at }) => ({ id, kind: kind.slice(0, 60), fee, payout, created_at: at }))
  await till.inTransaction(async (tx) => {
    for (const row of rows)
      await tx
        .insertInto('stripe_moves')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
}
