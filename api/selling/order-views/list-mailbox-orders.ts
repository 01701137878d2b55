import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { openMailboxKey } from '../orders/mailbox-key.ts'
import { nameLine } from '../orders/name-line.ts'
import { openOrderToken } from '../orders/order-link.ts'
import { toSummary } from '../orders/order-summary.ts'

const most = 100

/** The orders of a mailbox, for whoever brings what was mailed there; the last first. */
export const listMailboxOrders: UseCase<Contract['listMailboxOrders']> = async ({ body }, { read, sealing, now }) => {
  const email = openMailboxKey(body.key, sealing, now)
  if (email === undefined) return refused('invalid', { fields: { key: { code: 'expired' } } })
  const rows = await read
    .selectFrom('orders')
    .selectAll()
    .where('email_key', '=', email)
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  const goods = await readGoods(
    read,
    rows.map(({ id }) => id),
  )
  return done({
    orders: rows.map((row) => ({ ...toSummary(row), token: openOrderToken(row, sealing), goods: goods.get(row.id) ?? [] })),
  })
}

async function readGoods(read: SiteReader, ids: readonly string[]) {
  const goods = new Map<string, { name: string; size: string; quantity: number }[]>()
  if (ids.length === 0) return goods
  const lines = await read.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).orderBy('place').execute()
  for (const line of lines)
    goods.set(line.order_id, [...(goods.get(line.order_id) ?? []), { ...nameLine(line), quantity: line.quantity }])
  return goods
}
