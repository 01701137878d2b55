import type { CallContext } from '../../platform/call/call-context.ts'

const days = 90
const day = 86_400_000

/** How many of each product were ordered and paid for in the last three months: an order alone, no number of it leaves the house. */
export async function countOrdered({ read, now }: Pick<CallContext, 'read' | 'now'>): Promise<Map<string, number>> {
  const rows = await read
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select((select) => ['order_lines.product_id', select.fn.sum<number>('order_lines.quantity').as('ordered')])
    .where('orders.payment_state', 'in', ['paid', 'partly_refunded'])
    .where('orders.placed_at', '>=', new Date(now.getTime() - days * day).toISOString())
    .groupBy('order_lines.product_id')
    .execute()
  return new Map(rows.map(({ product_id, ordered }) => [product_id, Number(ordered)]))
}
