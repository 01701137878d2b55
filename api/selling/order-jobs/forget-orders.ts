import type { SiteWriter } from '../../platform/database/database.ts'
import { forgetOpinions } from '../opinions/forget-opinions.ts'
import { yearInFrance } from '../papers/take-number.ts'

const mostAtOnce = 200
const hanging = [
  'claims',
  'amendments',
  'withdrawals',
  'disputes',
  'payment_faults',
  'refunds',
  'payments',
  'order_history',
  'order_stock',
  'order_lines',
] as const

/** Lets go of orders that nobody has to show any more, with all that hangs on them; of papers by whole years. */
export async function forgetOrders(tx: SiteWriter, before: string): Promise<void> {
  await forgetPapers(tx, yearInFrance(before))
  await tx.deleteFrom('payment_faults').where('created_at', '<=', before).execute()
  await tx.deleteFrom('unknown_payment_events').where('last_at', '<=', before).execute()
  const old = await tx.selectFrom('orders').select('id').where('updated_at', '<=', before).limit(mostAtOnce).execute()
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return
  const claims = await tx.selectFrom('claims').select('id').where('order_id', 'in', ids).execute()
  const claimIds = claims.map(({ id }) => id)
  if (claimIds.length > 0) await tx.deleteFrom('claim_files').where('claim_id', 'in', claimIds).execute()
  await forgetOpinions(tx, ids)
  for (const table of hanging) await tx.deleteFrom(table).where('order_id', 'in', ids).execute()
  await tx.deleteFrom('orders').where('id', 'in', ids).execute()
}

/** A series that has nothing left says so; its chain goes on where it ended. */
async function forgetPapers(tx: SiteWriter, year: number): Promise<void> {
  await tx.deleteFrom('papers').where('year', '<', year).execute()
  await tx.updateTable('paper_series').set({ number: 0 }).where('series', '!=', 'CLOSING').where('year', '<', year).execute()
}
