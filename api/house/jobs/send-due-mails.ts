import { type MailKind, type MailWeight, mailKinds, weightOf } from '#app/models/audience/mail-kind.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { hasLeft, noteLetterFate, readLetterWords } from '../../audience/letters/letter-mail.ts'
import { countRows } from '../../platform/database/count-rows.ts'
import {
  bindToSite,
  type Database,
  type SiteDatabase,
  type SiteReader,
  type SiteWriter,
} from '../../platform/database/database.ts'
import { type ClaimedMail, claimMail, settleMail } from '../../platform/mail/claim-mail.ts'
import { type MailLook, readMailLook } from '../../platform/mail/mail-look.ts'
import { countLifeFrom, isLinkAlive, isWorthSending, linkOf } from '../../platform/mail/mailed-link.ts'
import { type MailToRender, renderMail } from '../../platform/mail/render-mail.ts'
import type { MailFate, MailPort } from '../../platform/outside/mail.ts'
import { type Sealing, sealingOf } from '../../platform/outside/sealing.ts'
import type { Media } from '../../platform/ports/media.ts'
import { findOrder } from '../../selling/orders/find-order.ts'
import { makeMailboxKey } from '../../selling/orders/mailbox-key.ts'
import { followPath, openOrderToken, provePath } from '../../selling/orders/order-link.ts'
import { readBoughtWines, writeReceipt } from '../../selling/receipts/read-receipt.ts'
import { readAttachments } from './mail-attachments.ts'
import { readPictures } from './mail-pictures.ts'

export type MailWork = {
  db: Database
  port: MailPort
  now: () => Date
  /** Opens what the links of orders hold; without it their mails lead to the site. */
  sealing?: Sealing | undefined
  /** Makes the pictures of mails; without it they have none. */
  media?: Media | undefined
  /** From 0 to 1; spreads the repeats of many mails, so that a server that comes back is not run over. */
  random?: () => number
  /** True ends the work after the mail under way. */
  isStopping?: () => boolean
}

/** The attempts before a mail counts as failed: about two days. */
export const mostTries = 14
const firstPause = 60_000
const longestPause = 6 * 3_600_000
/** A site with thousands of mails lets the others have their turn. */
const mostInARow = 25

/** Sends every mail that is due, of all sites; several workers may do so at once. Answers how many went out. */
export async function sendDueMails(work: MailWork): Promise<number> {
  let sent = 0
  for (let isMore = true; isMore; ) {
    isMore = false
    for (const site of await findSitesWithMail(work.db, work.now())) {
      const round = await sendMailsOfSite(work, site)
      sent += round.sent
      if (round.end === 'down') return sent
      if (round.end === 'more') isMore = true
    }
  }
  return sent
}

type MailSite = { id: string; name: string; origin: string; lang: string; most_mails: number | null }

async function findSitesWithMail({ read }: Database, now: Date): Promise<MailSite[]> {
  const at = now.toISOString()
  return read
    .selectFrom('sites')
    .select(['id', 'name', 'origin', 'lang', 'most_mails'])
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('outbox')
        .select('site_id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('next_try_at', '<=', at)
        .where((on) => on.or([on('lease_until', 'is', null), on('lease_until', '<=', at)])),
    )
    .execute()
}

async function sendMailsOfSite(work: MailWork, site: MailSite): Promise<{ sent: number; end: 'done' | 'more' | 'down' }> {
  const bound = bindToSite(work.db, site.id)
  const left = await countMailsLeft(bound.read, site, work.now())
  const look = await readMailLook(bound.read, site)
  let sent = 0
  for (let turn = 0; turn < mostInARow; turn += 1) {
    if (work.isStopping?.()) return { sent, end: 'down' }
    const mail = await claimMail(bound, work.now(), listHeld(left))
    if (!mail) return { sent, end: 'done' }
    const fate = await sendOnce(work, mail, { look, bound, site })
    await settle(work, bound, mail, fate)
    if (fate.fate === 'sent') {
      sent += 1
      left.all -= 1
      if (weightOf(mail.kind as MailKind) === 'strangers') left.ofStrangers -= 1
    }
    if (fate.fate === 'down') return { sent, end: 'down' }
  }
  return { sent, end: 'more' }
}

type MailsLeft = { all: number; ofStrangers: number }

/**
 * How many mails of a day a site may still send: what strangers cause takes half of them at most. What is beyond waits, and nothing of it
 * is lost; ways in, orders and what is owed go beyond it.
 */
export async function countMailsLeft(read: SiteReader, { most_mails }: MailSite, now: Date): Promise<MailsLeft> {
  if (most_mails === null) return { all: Number.POSITIVE_INFINITY, ofStrangers: Number.POSITIVE_INFINITY }
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString()
  const sent = read.selectFrom('outbox').where('sent_at', '>', dayAgo)
  const ofStrangers = mailKinds.filter((kind) => weightOf(kind) === 'strangers')
  return {
    all: most_mails - (await countRows(sent)),
    ofStrangers: Math.floor(most_mails / 2) - (await countRows(sent.where('kind', 'in', ofStrangers))),
  }
}

/** What a day's bound holds back for now. */
export function listHeld({ all, ofStrangers }: MailsLeft): Set<MailWeight> {
  return new Set([...(all > 0 ? [] : (['own', 'strangers'] as const)), ...(ofStrangers > 0 ? [] : (['strangers'] as const))])
}

type Scene = { look: MailLook; bound: SiteDatabase; site: MailSite }

/** No transaction is open here: a mail server may take its time. */
async function sendOnce(
  { port, now, sealing, media }: MailWork,
  row: ClaimedMail,
  { look, bound, site }: Scene,
): Promise<MailFate> {
  const kind = row.kind as MailKind
  if (row.tries > mostTries) return { fate: 'refused', reason: 'too many attempts ended in a crash' }
  const { read } = bound
  try {
    const queued = JSON.parse(row.params) as Record<string, string>
    if (await isTooLate(bound, { kind, params: queued, createdAt: row.created_at }, now()))
      return { fate: 'refused', reason: 'too late' }
    const params = sealing
      ? await withLinks(read, { kind, queued, to: row.recipient }, { sealing: sealingOf(sealing, site.id), now: now() })
      : queued
    const date = new Date(row.created_at)
    const words = kind === 'letter' ? await readLetterWords(read, params, look.name) : undefined
    if (kind === 'letter' && !words) return { fate: 'refused', reason: hasLeft }
    const said = { kind, params, messageId: row.message_id, to: row.recipient, date, ...(words && { words }) }
    const shown = await readShown(read, { kind, params }, { media, site })
    const mail = renderMail({ ...said, ...shown }, look)
    const attachments = [...(mail.attachments ?? []), ...(await readAttachments(read, { kind, params }, look.name))]
    return await port.send(attachments.length > 0 ? { ...mail, attachments } : mail)
  } catch (error) {
    return { fate: 'later', reason: error instanceof Error ? error.name : 'unknown' }
  }
}

type Around = { media: Media | undefined; site: MailSite }

/** The receipt of an order as it stands now, and what its wines look like. */
async function readShown(
  read: SiteReader,
  { kind, params }: { kind: MailKind; params: Record<string, string> },
  { media, site }: Around,
): Promise<Pick<MailToRender, 'receipt' | 'pictures'>> {
  // What is told to the house names an order without leading to its buyer's page.
  const of = params.order ?? params.of
  const order = of ? await findOrder(read, of) : undefined
  const rows = order ? await readBoughtWines(read, order.id) : []
  const receipt = order && writeReceipt(order, rows, kind)
  if (!receipt) return {}
  return { receipt, pictures: media ? await readPictures({ read, media, site }, rows) : [] }
}

type Leaves = { kind: MailKind; queued: Record<string, string>; to: string }

/** A link that opens what was ordered is put in when its mail leaves: nothing that waits holds it. */
async function withLinks(
  read: SiteReader,
  { kind, queued, to }: Leaves,
  { sealing, now }: { sealing: Sealing; now: Date },
): Promise<Record<string, string>> {
  if (queued.orders) return { ...queued, path: addresses.allOrders(makeMailboxKey(to, sealing, now)) }
  return queued.order ? withOrderLink(read, { kind, queued }, sealing) : queued
}

async function withOrderLink(
  read: SiteReader,
  { kind, queued: params }: { kind: MailKind; queued: Record<string, string> },
  sealing: Sealing,
): Promise<Record<string, string>> {
  const order = await findOrder(read, params.order ?? '')
  if (!order) return params
  const token = kind === 'order_review' ? openOrderToken(order, sealing) : ''
  return {
    ...params,
    path: followPath(order, sealing),
    ...(params.prove && { prove: provePath(order, sealing) }),
    ...(token && { leave: addresses.leaveReviews(token) }),
  }
}

async function settle(work: MailWork, bound: SiteDatabase, mail: ClaimedMail, fate: MailFate): Promise<void> {
  const now = work.now()
  const at = now.toISOString()
  const noted = (tx: SiteWriter) => (mail.kind === 'letter' ? noteLetterFate(tx, JSON.parse(mail.params), { fate, at }) : done())
  if (fate.fate === 'sent') return settleMail(bound, mail, { sent_at: at, params: '{}', last_error: null }, noted)
  const last_error = fate.reason.slice(0, 200)
  if (fate.fate === 'refused' || mail.tries >= mostTries) return settleMail(bound, mail, { failed_at: at, last_error }, noted)
  const pause = pauseAfter(mail.tries, work.random ?? Math.random)
  await settleMail(bound, mail, { next_try_at: new Date(now.getTime() + pause).toISOString(), last_error })
}

const done = () => Promise.resolve()

/** Twice as long after each attempt, up to six hours, a quarter more or less. */
export function pauseAfter(tries: number, random: () => number): number {
  const pause = Math.min(firstPause * 2 ** (tries - 1), longestPause)
  return Math.round(pause * (0.75 + random() * 0.5))
}

type Leaving = { kind: MailKind; params: Record<string, string>; createdAt: string }

/** Whether a mail is not worth sending any more; the link of one that leaves now begins to live now, however long it has waited. */
async function isTooLate({ read, inTransaction }: SiteDatabase, mail: Leaving, now: Date): Promise<boolean> {
  if (!(await isWorthSending(read, mail, now))) return true
  const link = linkOf(mail.kind, mail.params)
  if (link)
    await inTransaction(async (tx) => {
      if (await isLinkAlive(tx, link, now)) await countLifeFrom(tx, link, now)
    })
  return false
}
