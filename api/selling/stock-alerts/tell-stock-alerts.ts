import { addresses } from '#app/models/platform/web/addresses.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { countSpent, mostOfShare } from '../../platform/mail/mail-budget.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { readOrderRules } from '../goods/read-order-rules.ts'
import { findBack } from './find-back.ts'

/** In one turn of the job; the next turn takes the others. */
const mostGoods = 1000
const mostMailboxes = 1000

/** Writes once to all who wait for something that can be bought again, one mail a mailbox, and forgets what was written. */
export async function tellStockAlerts({ read, inTransaction, site, now }: SiteAtWork): Promise<void> {
  const waited = await readWaited(read)
  if (waited.length === 0) return
  const rules = await readOrderRules({ site }, read)
  if (!rules.ok) return
  const back = await findBack(read, waited, rules.value)
  const goods = waited.filter(({ id }) => back.has(id))
  if (goods.length === 0) return
  for (const mailbox of await listMailboxes(read, [...back])) {
    // Whoever comes after the hour's mails waits on for the next.
    if ((await countSpent(read, 'news', now)) >= 2 * mostOfShare.news) return
    await inTransaction((tx) => tellMailbox(tx, { mailbox, goods }, { site, now }))
  }
}

type Waited = Awaited<ReturnType<typeof readWaited>>[number]

/** What is waited for; what is no longer sold waits on. */
function readWaited(read: SiteReader) {
  return read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select(['declinations.id', 'declinations.product_id', 'declinations.year', 'products.name', 'products.slug'])
    .where('declinations.id', 'in', (inner) => inner.selectFrom('stock_alerts').select('declination_id'))
    .where('declinations.deleted_at', 'is', null)
    .where('products.is_valid', '=', 1)
    .where('products.deleted_at', 'is', null)
    .orderBy('declinations.id')
    .limit(mostGoods)
    .execute()
}

/** Who waits for any of it, whoever has waited longest first. */
async function listMailboxes(read: SiteReader, goods: string[]): Promise<string[]> {
  const rows = await read
    .selectFrom('stock_alerts')
    .select('email_key')
    .where('declination_id', 'in', goods)
    .groupBy('email_key')
    .orderBy((row) => row.fn.min('created_at'))
    .orderBy('email_key')
    .limit(mostMailboxes)
    .execute()
  return rows.map(({ email_key }) => email_key)
}

/** A mailbox that has had its mails of the hour, or of the day, waits on. */
async function tellMailbox(
  tx: SiteWriter,
  { mailbox, goods }: { mailbox: string; goods: readonly Waited[] },
  at: Pick<SiteAtWork, 'site' | 'now'>,
): Promise<void> {
  const waits = tx.selectFrom('stock_alerts').select(['declination_id', 'email']).where('email_key', '=', mailbox)
  const rows = await waits.orderBy('created_at').orderBy('declination_id').execute()
  const mine = rows.flatMap((row) => goods.filter(({ id }) => id === row.declination_id))
  const [first] = mine
  const to = rows[0]?.email
  if (!first || to === undefined) return
  const title = mine.map(({ name, year }) => [name, year].filter(Boolean).join(' ')).join('\n')
  const path = mine.length === 1 ? `${addresses.product(first.slug)}?declinaison=${first.id}` : addresses.shop
  if (!(await queueMail(tx, { kind: 'stock_back', to, params: { title, path }, ...at }))) return
  const told = mine.map(({ id }) => id)
  await tx.deleteFrom('stock_alerts').where('email_key', '=', mailbox).where('declination_id', 'in', told).execute()
}
