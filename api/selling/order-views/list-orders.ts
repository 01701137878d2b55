import { done, refused } from '#app/models/platform/outcome.ts'
import { type OrderTodo, orderTodos } from '#app/models/selling/orders/order-todo.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { splitWords } from '../../platform/call/split-words.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { buyerName } from '../orders/buyer-name.ts'
import { narrowTodo } from '../orders/narrow-todo.ts'
import { toSummary } from '../orders/order-summary.ts'
import { readPromise } from '../orders/promise-order.ts'

const columns = {
  reference: 'reference',
  email: 'email',
  means: 'means',
  payment: 'payment_state',
  fulfilment: 'fulfilment_state',
  delivery: 'delivery_type',
  total: 'total',
  placedAt: 'placed_at',
  slotDay: 'slot_day',
  search: 'search_key',
  todo: 'fulfilment_state',
  updatedAt: 'updated_at',
}

/** The orders of the shop, for those of the house. */
export const listOrders: UseCase<Contract['listOrders']> = async ({ query }, { read, now }) => {
  const todos = query.filters.flatMap(({ field, operator, value }) => (field === 'todo' ? [{ operator, value }] : []))
  const unknown = todos.some(({ operator, value }) => operator !== 'equal' || !isTodo(value))
  if (unknown) return refused('invalid', { fields: { todo: { code: 'choice' } } })
  const filters = splitWords(
    query.filters.filter(({ field }) => field !== 'todo'),
    'search',
  )
  // An index holds all that places them: only those of the page are read whole.
  const all = read.selectFrom('orders').select('id')
  const from = todos.reduce((orders, { value }) => orders.where((on) => narrowTodo(on, value as OrderTodo, now)), all)
  const { rows, total } = await listRows(from, { ...query, filters }, columns)
  const found = await readOrders(
    read,
    rows.map(({ id }) => id),
  )
  return done({ orders: found.map(toAdminSummary), total })
}

function isTodo(value: unknown): value is OrderTodo {
  return orderTodos.some((todo) => todo === value)
}

async function readOrders(read: SiteReader, ids: string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  const rows = await read.selectFrom('orders').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** An order in the list of the house. */
export function toAdminSummary(row: OrderRow) {
  return {
    ...toSummary(row),
    email: row.email,
    name: buyerName(row.billing_address),
    slotDay: row.slot_day,
    promise: readPromise(row),
    expiresAt: row.expires_at,
    updatedAt: row.updated_at,
  }
}
