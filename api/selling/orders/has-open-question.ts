import { awaitsBuyer } from '#app/models/selling/after/withdrawal.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from './add-step.ts'
import { readGivenLines } from './count-lines.ts'

/** Whether something of an order was given up by its number alone, and may have to be sent still: its buyer has not said. */
export async function hasOpenQuestion(read: SiteReader, order: OrderRow): Promise<boolean> {
  const rows = await read
    .selectFrom('withdrawals')
    .select(['state', 'proof', 'lines'])
    .where('order_id', '=', order.id)
    .where('state', '=', 'DECLARED')
    .where('proof', '=', 'NAMED')
    .execute()
  return rows.some((row) => awaitsBuyer(row, readGivenLines(row.lines, order)))
}
