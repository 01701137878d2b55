import { addDays } from '#app/models/platform/time/working-days.ts'
import type { SiteReader } from '../../platform/database/database.ts'

const most = 5

/** What was sold best since a day, among the orders that were paid. */
export async function listBestWines(read: SiteReader, since: string) {
  const rows = await read
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(({ fn }) => [
      'order_lines.product_id as idProduct',
      fn.max('order_lines.name').as('name'),
      fn.sum<number>('order_lines.quantity').as('quantity'),
      fn.sum<number>('order_lines.amount_paid').as('amount'),
    ])
    // Days of France begin an hour or two before those of the clock; a wine is not the best by an hour.
    .where('orders.placed_at', '>=', `${addDays(since, -1)}T22`)
    .where('orders.payment_state', 'in', ['paid', 'partly_refunded'])
    .groupBy('order_lines.product_id')
    .orderBy('quantity', 'desc')
    .orderBy('order_lines.product_id')
    .limit(most)
    .execute()
  return rows.map(({ quantity, amount, ...row }) => ({ ...row, quantity: Number(quantity), amount: Number(amount) }))
}
