import type { SiteReader } from '../../platform/database/database.ts'
import type { Sealing } from '../../platform/outside/sealing.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { nameLine } from '../orders/name-line.ts'
import { openOrderToken } from '../orders/order-link.ts'
import { toSummary } from '../orders/order-summary.ts'

/** Orders as their buyer sees them in a list: what was in each, and its link. */
export async function listAsOwn(read: SiteReader, rows: readonly OrderRow[], sealing: Sealing) {
  const goods = await readGoods(
    read,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...toSummary(row), token: openOrderToken(row, sealing), goods: goods.get(row.id) ?? [] }))
}

async function readGoods(read: SiteReader, ids: readonly string[]) {
  const goods = new Map<string, { name: string; size: string; quantity: number }[]>()
  if (ids.length === 0) return goods
  const lines = await read.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).orderBy('place').execute()
  for (const line of lines)
    goods.set(line.order_id, [...(goods.get(line.order_id) ?? []), { ...nameLine(line), quantity: line.quantity }])
  return goods
}
