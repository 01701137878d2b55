import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

const mostListed = 50

/** What Stripe told and the shop could not take: kinds of events that it does not know, and money that fits nothing in its books. */
export const listPaymentEvents: UseCase<Contract['listPaymentEvents']> = async (_given, { read }) => {
  const unknown = await read.selectFrom('unknown_payment_events').selectAll().orderBy('last_at', 'desc').orderBy('kind').execute()
  const faults = await read
    .selectFrom('payment_faults')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()
  return done({
    unknown: unknown.slice(0, mostListed).map(({ kind, count, last_at }) => ({ kind, count, lastAt: last_at })),
    faults: faults.map(({ id, kind, fault, amount, currency, order_id, created_at }) => ({
      id,
      kind,
      fault,
      amount,
      currency,
      idOrder: order_id,
      createdAt: created_at,
    })),
  })
}
