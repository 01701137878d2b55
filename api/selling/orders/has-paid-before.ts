import type { SiteReader } from '../../platform/database/database.ts'

/** Whether a proven buyer has paid for something by now. */
export async function hasPaidBefore(read: SiteReader, { mailboxKey }: { mailboxKey: string }): Promise<boolean> {
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
