import type { SiteReader } from '../../platform/database/database.ts'

/** Those who ordered, one row an address of mail, each called by an order of theirs. */
export function groupBuyers(read: SiteReader) {
  return read
    .selectFrom('orders')
    .where('email_key', '!=', '')
    .groupBy('email_key')
    .select(({ fn, eb }) => [
      'email_key',
      fn.min('id').as('id'),
      fn.countAll<number>().as('count'),
      fn.sum<number>(eb('paid', '-', eb.ref('refunded'))).as('spent'),
      fn.max('placed_at').as('last_order_at'),
    ])
}

type Group = { id: string; count: number; spent: number; last_order_at: string }
type Last = { email: string; phone: string; name: string }

/** A buyer in a list, called as in their last order. */
export function toListedBuyer({ id, count, spent, last_order_at }: Group, { name, email, phone }: Last) {
  return { id, name, email, phone, count: Number(count), spent: Math.max(0, Number(spent)), lastOrderAt: last_order_at }
}
