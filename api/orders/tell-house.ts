import { addresses } from '#app/models/addresses.ts'
import { sayCents } from '#app/models/money.ts'
import type { SiteWriter } from '../db/database.ts'
import { findCompanyMailbox } from '../mail/company-mailbox.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { isPlainAddress } from '../outside/mail.ts'
import type { OrderRow } from './add-step.ts'
import type { Word } from './tell-order.ts'

/** Writes to the house what the buyer of an order has done; its link leads to the order unless another is named. */
export async function tellHouse(tx: SiteWriter, order: OrderRow, { kind, site, now, params }: Word): Promise<void> {
  const to = await findCompanyMailbox(tx, site.lang)
  if (!isPlainAddress(to)) return
  const known = { reference: order.reference, total: sayCents(order.total), path: addresses.panelOrder(order.id) }
  await queueMail(tx, { kind, to, params: { ...known, ...params }, site, now })
}
