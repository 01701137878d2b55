import type { PaymentEvent } from '../../../platform/outside/payments.ts'
import { isNewEvent } from '../is-new-event.ts'
import type { Till } from '../open-session.ts'

const longestKind = 100

/** Counts an event that this program does not know, by its kind alone; each once, however often it is sent. */
export async function countUnknownEvent({ inTransaction, now, notice }: Till, event: PaymentEvent): Promise<void> {
  const kind = event.kind.slice(0, longestKind)
  const at = now.toISOString()
  const isNew = await inTransaction(async (tx) => {
    if (!(await isNewEvent(tx, event.id, now))) return false
    await tx
      .insertInto('unknown_payment_events')
      .values({ kind, count: 1, last_at: at })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'kind']).doUpdateSet(({ eb }) => ({
          count: eb('unknown_payment_events.count', '+', 1),
          last_at: at,
        })),
      )
      .execute()
    return true
  })
  if (isNew) notice('payment_event_unknown', { kind })
}
