import { sayCents } from '#app/models/platform/text/money.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import { findCompanyMailbox } from '../../platform/mail/company-mailbox.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { isPlainAddress } from '../../platform/outside/mail.ts'
import type { OrderRow } from './add-step.ts'
import type { Word } from './tell-order.ts'

/** A flood of orders that nobody has proven or paid fills the owner's list, where each of them stands, not their mailbox. */
const mostToHouse = { limit: 100, windowSeconds: 3600 }

/** Writes to the house what the buyer of an order has done; its link leads to the order unless another is named. */
export async function mailOwner(tx: SiteWriter, order: OrderRow, { kind, site, now, params }: Word): Promise<void> {
  const to = await findCompanyMailbox(tx, site.lang)
  if (!isPlainAddress(to)) return
  const isUnanswered = order.is_proven === 0 && order.paid === 0
  if (isUnanswered && !(await takeRate(tx, { bucket: 'unproven orders to the house', ...mostToHouse, now })).ok) return
  const isToConfirm = order.total === 0 && isAwaited(order.payment_state)
  const free: Record<string, string> = order.total === 0 ? { free: isToConfirm ? 'unproven' : 'proven' } : {}
  const known = { reference: order.reference, total: sayCents(order.total), path: addresses.panelOrder(order.id) }
  await queueMail(tx, { kind, to, params: { ...known, ...free, ...params }, site, now })
}
