import type { MailKind } from '#app/models/audience/mail-kind.ts'
import { mailboxOf } from '#app/models/platform/text/mailbox.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { mostMails } from '#app/models/selling/orders/unproven-order.ts'
import type { CallContext, Site } from '../../platform/call/call-context.ts'
import { countRows } from '../../platform/database/count-rows.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { type MailToQueue, queueMail } from '../../platform/mail/queue-mail.ts'
import type { OrderRow } from './add-step.ts'
import { readWithdrawalWords } from './withdrawal-right.ts'

/** Whose order it is, and when; of a call by which the house has money go back, its proof. */
export type At = { site: Pick<Site, 'id' | 'name' | 'origin' | 'lang'>; now: Date } & Pick<CallContext, 'proof'>

/** A mail about an order, and what it says beside the order's own number and total. */
export type Word = At & { kind: MailKind; params?: Record<string, string>; by?: 'buyer' | 'owner' } & Pick<MailToQueue, 'among'>

/** The mails of an order that whoever placed it can cause. */
const causedByBuyer: readonly MailKind[] = [
  'order_placed',
  'order_cancelled',
  'order_expired',
  'order_gave_way',
  'withdrawal_received',
]

/** The mails that tell of the right to give the order up, and lead to where that is done. */
const sayRight: readonly MailKind[] = ['order_placed', 'order_paid', 'order_shipped', 'order_delivered', 'order_ready']

/**
 * Writes to the buyer of an order what became of it, and tells whether it did: of what strangers can cause, a mailbox that
 * has asked for nothing gets a few mails a day.
 */
export async function tellBuyer(
  tx: SiteWriter,
  order: OrderRow,
  { kind, site, now, params: more, by, among }: Word,
): Promise<boolean> {
  // Whoever bought at the cellar may have left no address.
  if (order.email === '') return false
  const isUnasked = order.is_proven === 0 && order.paid === 0 && causedByBuyer.includes(kind)
  if (isUnasked && (await (by === 'owner' ? isTiredOfOwner : isTiredOfBuyer)(tx, order, now))) return false
  const free: Record<string, string> = order.total === 0 ? { free: '1' } : {}
  const right = sayRight.includes(kind) && more?.withdraw === undefined ? await readWithdrawalWords(tx, order) : {}
  const params = { reference: order.reference, total: sayCents(order.total), order: order.id, ...free, ...right, ...more }
  await queueMail(tx, { kind, to: order.email, params, site, now, among })
  return true
}

/** Whether a mailbox got enough today of what strangers cause. */
async function isTiredOfBuyer(read: SiteReader, { email }: OrderRow, now: Date): Promise<boolean> {
  return (await countToday(read, { email, kinds: causedByBuyer, now })) >= mostMails
}

/**
 * What the owner ends by the dozen was ordered in the name of one mailbox: it is told of a few, this one among them, whatever
 * strangers have cancelled before.
 */
async function isTiredOfOwner(read: SiteReader, { mailbox_key }: OrderRow, now: Date): Promise<boolean> {
  const ended = read
    .selectFrom('order_history')
    .innerJoin('orders', 'orders.id', 'order_history.order_id')
    .where('orders.mailbox_key', '=', mailbox_key)
    .where('orders.is_proven', '=', 0)
    .where('order_history.machine', '=', 'fulfilment')
    .where('order_history.to_state', '=', 'cancelled')
    .where('order_history.done_by', '=', 'owner')
    .where('order_history.created_at', '>', dayBefore(now))
  return (await countRows(ended)) > mostMails
}

type Counted = { email: string; kinds: readonly MailKind[]; now: Date }

function countToday(read: SiteReader, { email, kinds, now }: Counted): Promise<number> {
  const told = read.selectFrom('outbox').where('recipient_key', '=', mailboxOf(email)).where('created_at', '>', dayBefore(now))
  return countRows(told.where('kind', 'in', kinds))
}

function dayBefore(now: Date): string {
  return new Date(now.getTime() - 86_400_000).toISOString()
}
