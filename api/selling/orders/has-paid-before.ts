import type { SiteReader } from '../../platform/database/database.ts'

/** Whose word an order is: a mailbox, and whether it has answered or was merely named. */
export type Buyer = { mailboxKey: string; isProven: boolean }

/** Whether a buyer has paid for something by now; a mailbox that is merely named has paid for nobody. */
export async function hasPaidBefore(read: SiteReader, { mailboxKey, isProven }: Buyer): Promise<boolean> {
  if (!isProven) return false
  const paid = await read
    .selectFrom('orders')
    .select('id')
    .where('mailbox_key', '=', mailboxKey)
    .where('is_proven', '=', 1)
    .where('payment_state', 'in', ['paid', 'partly_refunded'])
    .where('paid', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return paid !== undefined
}
