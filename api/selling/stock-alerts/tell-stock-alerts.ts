import { addresses } from '#app/models/platform/web/addresses.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { countSpent, findRoom, mostOfShare } from '../../platform/mail/mail-budget.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { readOrderRules } from '../goods/read-order-rules.ts'
import { findBack } from './find-back.ts'

/** In one turn of the job; the next turn takes the others. */
const mostGoods = 1000
const mostMailboxes = 1000

/** Writes once to all who wait for something that can be bought again, one mail an address, and forgets what was written. */
export async function tellStockAlerts({ read, inTransaction, site, now }: SiteAtWork): Promise<void> {
  const waited = await readWaited(read)
  if (waited.length === 0) return
  const rules = await readOrderRules({ site }, read)
  if (!rules.ok) return
  const back = await findBack(read, waited, rules.value)
  const goods = waited.filter(({ id }) => back.has(id))
  if (goods.length === 0) return
  for (const mailbox of await listMailboxes(read, [...back], now)) {
    // Whoever comes after the hour's mails waits on for the next.
    if ((await countSpent(read, 'alerts', now)) >= 2 * mostOfShare.alerts) return
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
    .where('declinations.is_on_sale', '=', 1)
    .where('products.is_shown', '=', 1)
    .where('products.deleted_at', 'is', null)
    .orderBy('declinations.id')
    .limit(mostGoods)
    .execute()
}

/**
 * Who waits for any of it and may be tried again: the first of each network before the second of any, so that a crowd of one place stands
 * before nobody; within a network whoever has waited longest.
 */
async function listMailboxes(read: SiteReader, goods: string[], now: Date): Promise<string[]> {
  const turns = read
    .selectFrom('stock_alerts')
    .select(['mailbox_key', 'next_try_at'])
    .select((row) =>
      row.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('from_network').orderBy('next_try_at').orderBy('email_key'))
        .as('turn'),
    )
    .where('declination_id', 'in', goods)
    .where('next_try_at', '<=', now.toISOString())
  const rows = await read
    .selectFrom(turns.as('turns'))
    .select('mailbox_key')
    .groupBy('mailbox_key')
    .orderBy((row) => row.fn.min('turn'))
    .orderBy((row) => row.fn.min('next_try_at'))
    .orderBy('mailbox_key')
    .limit(mostMailboxes)
    .execute()
  return rows.map(({ mailbox_key }) => mailbox_key)
}

type At = Pick<SiteAtWork, 'site' | 'now'>

/**
 * Each spelling of a mailbox is written to by itself, for some hosts tell them apart. Where one finds its mailbox full, of the hour or of
 * the day, all of that mailbox waits on.
 */
async function tellMailbox(tx: SiteWriter, { mailbox, goods }: { mailbox: string; goods: readonly Waited[] }, at: At) {
  const wishes = await readWishes(
    tx,
    mailbox,
    goods.map(({ id }) => id),
  )
  const keys = new Set(wishes.map(({ email_key }) => email_key))
  // The mailbox as it is comes before the spellings that anybody may add to it.
  const inTurn = [...keys].sort((one, other) => Number(other === mailbox) - Number(one === mailbox))
  for (const key of inTurn) {
    const own = wishes.filter(({ email_key }) => email_key === key)
    if (!(await tellAddress(tx, { wishes: own, goods }, at))) return putOff(tx, mailbox, at.now)
  }
}

type Wish = Awaited<ReturnType<typeof readWishes>>[number]

function readWishes(read: SiteReader, mailbox: string, goods: string[]) {
  return read
    .selectFrom('stock_alerts')
    .select(['declination_id', 'email_key', 'email'])
    .where('mailbox_key', '=', mailbox)
    .where('declination_id', 'in', goods)
    .orderBy('created_at')
    .orderBy('declination_id')
    .execute()
}

/** Writes one mail for all that an address has waited for, and forgets it; answers whether it could. */
async function tellAddress(
  tx: SiteWriter,
  { wishes, goods }: { wishes: readonly Wish[]; goods: readonly Waited[] },
  at: At,
): Promise<boolean> {
  const mine = wishes.flatMap((wish) => goods.filter(({ id }) => id === wish.declination_id))
  const [first, wish] = [mine[0], wishes[0]]
  // Another worker has told it meanwhile.
  if (!first || !wish) return true
  const title = mine.map(({ name, year }) => [name, year].filter(Boolean).join(' ')).join('\n')
  const path = mine.length === 1 ? `${addresses.product(first.slug)}?declinaison=${first.id}` : addresses.shop
  if (!(await queueMail(tx, { kind: 'stock_back', to: wish.email, params: { title, path }, ...at }))) return false
  const told = mine.map(({ id }) => id)
  await tx.deleteFrom('stock_alerts').where('email_key', '=', wish.email_key).where('declination_id', 'in', told).execute()
  return true
}

/**
 * What its mailbox has no room for waits until it has: only what it was told of wines counts there, so that nothing strangers ask for keeps
 * it waiting for longer. Where the hour of the site is spent instead, it stays due.
 */
async function putOff(tx: SiteWriter, mailbox: string, now: Date): Promise<void> {
  const room = await findRoom(tx, { kind: 'stock_back', mailbox, now })
  if (room <= now) return
  await tx.updateTable('stock_alerts').set({ next_try_at: room.toISOString() }).where('mailbox_key', '=', mailbox).execute()
}
