import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toSummary } from './order-summary.ts'

const columns = {
  ...{ reference: 'reference', email: 'email', means: 'means', payment: 'payment_state', fulfilment: 'fulfilment_state' },
  ...{ delivery: 'delivery_type', total: 'total', placedAt: 'placed_at', slotDay: 'slot_day' },
}

/** The orders of the shop, for those of the house. */
export const listOrders: UseCase<Contract['listOrders']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('orders').selectAll(), query, columns)
  return done({ orders: rows.map((row) => ({ ...toSummary(row), email: row.email, slotDay: row.slot_day })), total })
}
