import type { MailKind } from '#app/models/audience/mail-kind.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { hasLeft, readLetterWords } from '../../audience/letters/letter-mail.ts'
import type { Database, SiteDatabase, SiteReader } from '../../platform/database/database.ts'
import type { ClaimedMail } from '../../platform/mail/claim-mails.ts'
import type { MailLook } from '../../platform/mail/mail-look.ts'
import { countLifeFrom, isLinkAlive, isWorthSending, linkOf } from '../../platform/mail/mailed-link.ts'
import { type MailToRender, renderMail } from '../../platform/mail/render-mail.ts'
import type { MailFate, MailPort } from '../../platform/outside/mail.ts'
import { type Sealing, sealingOf } from '../../platform/outside/sealing.ts'
import type { Media } from '../../platform/ports/media.ts'
import { findOrder } from '../../selling/orders/find-order.ts'
import { makeMailboxKey } from '../../selling/orders/mailbox-key.ts'
import { followPath, openOrderToken, provePath } from '../../selling/orders/order-link.ts'
import { readBoughtWines, writeReceipt } from '../../selling/receipts/read-receipt.ts'
import { readLetterGoods } from './letter-goods.ts'
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

/** Whose mail it is, and what that site's mails look like. */
export type MailContext = { look: MailLook; bound: SiteDatabase; site: { id: string; name: string; lang: string } }

/** Writes a claimed mail and hands it over. No transaction is open here: a mail server may take its time. */
export async function sendOneMail(
  { port, now, sealing, media }: MailWork,
  row: ClaimedMail,
  { look, bound, site }: MailContext,
): Promise<MailFate> {
  const { kind } = row
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
    const shown = await readShown(read, { kind, params }, { media, site, named: look.named })
    const mail = renderMail({ ...said, ...shown }, look)
    const house = { company: look.name, origin: look.origin, lang: site.lang }
    const attachments = [...(mail.attachments ?? []), ...(await readAttachments(read, { kind, params }, house))]
    return await port.send(attachments.length > 0 ? { ...mail, attachments } : mail)
  } catch (error) {
    return { fate: 'later', reason: error instanceof Error ? error.name : 'unknown' }
  }
}

type Around = { media: Media | undefined; site: MailContext['site']; named: GoodsWords }

/** The receipt of an order as it stands now, or the goods of a letter, and what its wines look like. */
async function readShown(
  read: SiteReader,
  { kind, params }: { kind: MailKind; params: Record<string, string> },
  { media, site, named }: Around,
): Promise<Pick<MailToRender, 'receipt' | 'goods' | 'pictures'>> {
  if (kind === 'letter') return readLetterGoods(read, params.letter ?? '', { media, site, named })
  // What is told to the house names an order without leading to its buyer's page.
  const of = params.order ?? params.of
  const order = of ? await findOrder(read, of) : undefined
  const rows = order ? await readBoughtWines(read, order.id) : []
  const receipt = order && writeReceipt(order, rows, { kind, named })
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
