import type { SiteReader } from '../../platform/database/database.ts'

const most = 50

/** What became of the orders of somebody: what they told of them, gave up of them and think of their wines. */
export async function readAfterSale(read: SiteReader, key: string) {
  const ofThem = read.selectFrom('orders').select('id').where('email_key', '=', key)
  const claims = await read
    .selectFrom('claims')
    .select(['id', 'order_id as idOrder', 'reference', 'kind', 'state', 'created_at as createdAt'])
    .where('order_id', 'in', ofThem)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  const withdrawals = await read
    .selectFrom('withdrawals')
    .select(['id', 'order_id as idOrder', 'reference', 'state', 'declared_at as createdAt'])
    .where('order_id', 'in', ofThem)
    .orderBy('declared_at', 'desc')
    .limit(most)
    .execute()
  const opinions = await read
    .selectFrom('opinions')
    .select(['id', 'product_name as product', 'rating', 'state', 'created_at as createdAt'])
    .where('order_id', 'in', ofThem)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return { claims, withdrawals, opinions }
}
