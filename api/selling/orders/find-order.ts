import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from './add-step.ts'

/** An order by its id, for those of the house. */
export async function findOrder(read: SiteReader, id: string): Promise<OrderRow | undefined> {
  return read.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
}
