import type { Selectable } from 'kysely'
import type { SiteWriter } from '../../../platform/database/database.ts'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'
import type { Till } from '../open-session.ts'

type FaultRow = Selectable<SiteTables['payment_faults']>
export type PaymentFault = FaultRow['fault']

type Found = {
  money: { id: string; amount: number; currency: string }
  kind: FaultRow['kind']
  fault: PaymentFault
  orderId: string | null
}

/** Keeps money that moved at Stripe and that the books do not take, for somebody to look at; told once. */
export async function noteFault(tx: SiteWriter, { money, kind, fault, orderId }: Found, till: Till): Promise<void> {
  const { id, amount, currency } = money
  const row = await tx
    .insertInto('payment_faults')
    .values({ id, kind, fault, amount, currency, order_id: orderId, created_at: till.now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) till.notice('payment_fault', { id, kind, fault })
}

/** What the books took after all needs nobody any more. */
export async function clearFault(tx: SiteWriter, id: string): Promise<void> {
  await tx.deleteFrom('payment_faults').where('id', '=', id).execute()
}
