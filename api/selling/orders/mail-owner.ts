import { sayCents } from '#app/models/platform/text/money.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import { findCompanyMailbox } from '../../platform/mail/company-mailbox.ts'
import { mailHouse } from '../../platform/mail/mail-house.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { isPlainAddress } from '../../platform/outside/mail.ts'
import type { OrderRow } from './add-step.ts'
import { hasPaidBefore } from './has-paid-before.ts'
import type { Word } from './tell-order.ts'

const mostOfRegular = 20

/**
 * Writes to the house what the buyer of an order has done; its link leads to the order unless another is named. A flood of orders that
 * nobody has paid fills the owner's list, where each of them stands, not their mailbox.
 */
export async function mailOwner(
  tx: SiteWriter,
  order: OrderRow,
  { kind, site, now, params, among, ...known }: Word & { to?: string },
): Promise<void> {
  const to = known.to ?? (await findCompanyMailbox(tx, site.lang))
  if (!isPlainAddress(to)) return
  const isToConfirm = order.total === 0 && isAwaited(order.payment_state)
  const free: Record<string, string> = order.total === 0 ? { free: isToConfirm ? 'unproven' : 'proven' } : {}
  const said = { reference: order.reference, total: sayCents(order.total), path: addresses.panelOrder(order.id) }
  const mail = { kind, to, params: { ...said, ...free, ...params }, site, now, among }
  // Any mailbox of a domain is proven for nothing: what was paid, now or before, is what speaks for a buyer.
  if (order.paid > 0 || (await isRegular(tx, order, now))) await queueMail(tx, mail)
  else await mailHouse(tx, mail)
}

/** Whoever has paid before is heard while strangers flood; so often in a day that nobody needs more. */
async function isRegular(tx: SiteWriter, { mailbox_key: mailboxKey, is_proven }: OrderRow, now: Date): Promise<boolean> {
  if (!(await hasPaidBefore(tx, { mailboxKey, isProven: is_proven === 1 }))) return false
  const bucket = `mails of regular ${mailboxKey}`
  return (await takeRate(tx, { bucket, limit: mostOfRegular, windowSeconds: 86_400, now })).ok
}
