import { refused } from '#app/models/platform/outcome.ts'
import { type HandedRequest, mostCash, shareHanded } from '#app/models/selling/money/received.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import type { PaymentRow } from './start-card-payment.ts'

/** Opens a payment that comes by hand: over the counter, in the bank, by post. */
export function startHandPayment(
  tx: SiteWriter,
  { id, total, means }: Pick<OrderRow, 'id' | 'total' | 'means'>,
  { detail, received = [], now }: { detail: string; received?: readonly HandedRequest[] | undefined; now: Date },
): Promise<PaymentRow> {
  // Above the limit of cash somebody has to say that it was none.
  if (received.length === 0 && means === 'ON_COLLECTION' && total > mostCash)
    return orRollBack(refused('invalid', { fields: { received: { code: 'required' } } }))
  const handed = received.length > 0 ? shareHanded(total, received) : { parts: [] }
  if ('fault' in handed) return orRollBack(refused('invalid', { fields: { received: { code: handed.fault } } }))
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
      parts: JSON.stringify(handed.parts),
      settled_at: null,
      created_at: now.toISOString(),
      checked_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
