import type { MailKind } from '#app/models/mail-kind.ts'
import { sayCents } from '#app/models/money.ts'
import type { SiteWriter } from '../db/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Site } from '../visit.ts'
import type { OrderRow } from './add-step.ts'

/** Whose order it is, and when. */
export type At = { site: Pick<Site, 'id' | 'name' | 'origin' | 'lang'>; now: Date }

/** A mail about an order, and what it says beside the order's own number and total. */
export type Word = At & { kind: MailKind; params?: Record<string, string> }

/** Writes to the buyer of an order what became of it. */
export async function tellBuyer(tx: SiteWriter, order: OrderRow, { kind, site, now, params: more }: Word): Promise<void> {
  // Whoever bought at the cellar may have left no address.
  if (order.email === '') return
  const params = { reference: order.reference, total: sayCents(order.total), order: order.id, ...more }
  await queueMail(tx, { kind, to: order.email, params, site, now })
}
