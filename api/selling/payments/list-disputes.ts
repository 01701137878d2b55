import type { Selectable } from 'kysely'
import { done } from '#app/models/platform/outcome.ts'
import { disputeUrl } from '#app/models/selling/money/dispute.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

const mostListed = 100

/** The disputes that wait for an answer of the house, the most urgent first. */
export const listDisputes: UseCase<Contract['listDisputes']> = async (_given, { read }) => {
  const rows = await read
    .selectFrom('disputes')
    .innerJoin('orders', 'orders.id', 'disputes.order_id')
    .selectAll('disputes')
    .select('orders.reference')
    .where('disputes.state', '=', 'open')
    .orderBy('disputes.due_at')
    .orderBy('disputes.id')
    .limit(mostListed)
    .execute()
  const isLive = await readIsLive(read)
  return done({ disputes: rows.map((row) => ({ ...toDispute(row, isLive), idOrder: row.order_id, reference: row.reference })) })
}

/** The disputes about an order, the first one first. */
export async function readDisputes(read: SiteReader, orderId: string) {
  const rows = await read
    .selectFrom('disputes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const isLive = await readIsLive(read)
  return rows.map((row) => toDispute(row, isLive))
}

function toDispute({ id, state, amount, reason, due_at, created_at }: Selectable<SiteTables['disputes']>, isLive: boolean) {
  return { id, state, amount, reason, dueAt: due_at, createdAt: created_at, url: disputeUrl(id, isLive) }
}

/** Without an account any more, what was disputed was real. */
async function readIsLive(read: SiteReader): Promise<boolean> {
  const row = await read.selectFrom('payment_providers').select('is_live').where('provider', '=', 'STRIPE').executeTakeFirst()
  return row === undefined || row.is_live === 1
}
