import { sayCents } from '#app/models/platform/text/money.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { findCompanyMailbox } from '../../platform/mail/company-mailbox.ts'
import { mailHouse } from '../../platform/mail/mail-house.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { isPlainAddress } from '../../platform/outside/mail.ts'
import type { OrderRow } from './add-step.ts'
import { hasPaidBefore } from './has-paid-before.ts'
import type { Word } from './tell-order.ts'

/**
 * Writes to the house what the buyer of an order has done; its link leads to the order unless another is named. A flood of orders that
 * nobody has paid fills the owner's list, where each of them stands, not their mailbox.
 */
export async function mailOwner(tx: SiteWriter, order: OrderRow, { kind, site, now, params }: Word): Promise<void> {
  const to = await findCompanyMailbox(tx, site.lang)
  if (!isPlainAddress(to)) return
  const isToConfirm = order.total === 0 && isAwaited(order.payment_state)
  const free: Record<string, string> = order.total === 0 ? { free: isToConfirm ? 'unproven' : 'proven' } : {}
  const known = { reference: order.reference, total: sayCents(order.total), path: addresses.panelOrder(order.id) }
  const mail = { kind, to, params: { ...known, ...free, ...params }, site, now }
  // Any mailbox of a domain is proven for nothing: what was paid, now or before, is what speaks for a buyer.
  if (order.paid > 0 || (await hasPaidBefore(tx, { mailboxKey: order.mailbox_key }))) await queueMail(tx, mail)
  else await mailHouse(tx, mail)
}
