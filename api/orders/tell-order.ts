import type { MailKind } from '#app/models/mail-kind.ts'
import { sayCents } from '#app/models/money.ts'
import type { SiteWriter } from '../db/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { isPlainAddress } from '../outside/mail.ts'
import type { Site } from '../visit.ts'
import type { OrderRow } from './add-step.ts'

/** Whose order it is, and when. */
export type At = { site: Pick<Site, 'id' | 'name' | 'origin' | 'lang'>; now: Date }

/** Writes to the buyer of an order what became of it. */
export async function tellBuyer(
  tx: SiteWriter,
  kind: MailKind,
  order: OrderRow,
  { site, now, ...more }: At & { params?: Record<string, string> },
): Promise<void> {
  // Whoever bought at the cellar may have left no address.
  if (order.email === '') return
  const params = { reference: order.reference, total: sayCents(order.total), path: followPath(order), ...more.params }
  await queueMail(tx, { kind, to: order.email, params, site, now })
}

/** Where an order is followed on the site. */
export function followPath({ token }: Pick<OrderRow, 'token'>): string {
  return `/suivi/${token}`
}

/** Writes to the house that an order has come. */
export async function tellOwner(
  tx: SiteWriter,
  order: OrderRow,
  params: Record<string, string>,
  { site, now }: At,
): Promise<void> {
  const row = await tx
    .selectFrom('parameters')
    .select('value')
    .where('lang', '=', site.lang)
    .where('type', '=', 'COMPANY_EMAIL')
    .executeTakeFirst()
  const to = row?.value ?? ''
  if (!isPlainAddress(to)) return
  const own = { ...params, reference: order.reference, total: sayCents(order.total), path: `/admin/commandes/${order.id}` }
  await queueMail(tx, { kind: 'order_received', to, params: own, site, now })
}
