import type { SiteWriter } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import type { PaymentRow } from './start-card-payment.ts'

/** Opens a payment that comes by hand: over the counter, in the bank, by post. */
export function startHandPayment(
  tx: SiteWriter,
  { id, total }: Pick<OrderRow, 'id' | 'total'>,
  { detail, now }: { detail: string; now: Date },
): Promise<PaymentRow> {
  return tx
    .insertInto('payments')
    .values({
      id: crypto.randomUUID(),
      order_id: id,
      provider: 'HAND',
      state: 'open',
      amount: total,
      session: null,
      intent: null,
      url: null,
      detail,
      settled_at: null,
      created_at: now.toISOString(),
      checked_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
