import {
  countedWith,
  type MailKind,
  type MailShare,
  mailCauses,
  mailShares,
  mailsOfWaysIn,
} from '#app/models/audience/mail-kind.ts'
import { countRows } from '../database/count-rows.ts'
import type { SiteReader } from '../database/database.ts'

const hour = 60 * 60_000
/** How many mails that anyone can ask for one mailbox may get: of ways in, and of all others together. */
const mostOfHour = 5
const mostOfDay = 12
/** Once a day's ways in are spent there is one more each time that so long has passed: nobody is kept out for a day. */
const between = 3 * hour
/** How many of each share a site sends in an hour; as many again wait for the next. */
export const mostOfShare: Record<MailShare, number> = { ways: 200, joining: 120, rights: 40, places: 120, visits: 120, news: 120 }

type MailRequest = { kind: MailKind; mailbox: string; now: Date }

/** When a mail may go: at once, in an hour where its share is spent, or never where its mailbox or the wait is full. */
export async function findMailTurn(read: SiteReader, { kind, mailbox, now }: MailRequest): Promise<Date | undefined> {
  const cause = mailCauses[kind]
  if (cause.by === 'holder') {
    const got = askedWithin(read, 24 * hour, now)
      .where('recipient_key', '=', mailbox)
      .where('kind', '=', kind)
    return (await countRows(got)) < cause.mostOfDay ? now : undefined
  }
  if (cause.by !== 'anyone') return now
  const { share } = cause
  if (await isFull(read, { kind, mailbox, now })) return undefined
  const spent = await countSpent(read, share, now)
  if (spent >= 2 * mostOfShare[share]) return undefined
  return spent < mostOfShare[share] ? now : new Date(now.getTime() + hour)
}

async function isFull(read: SiteReader, { kind, mailbox, now }: MailRequest): Promise<boolean> {
  const got = (within: number) =>
    countRows(askedWithin(read, within, now).where('recipient_key', '=', mailbox).where('kind', 'in', countedWith(kind)))
  if ((await got(hour)) >= mostOfHour) return true
  if ((await got(24 * hour)) < mostOfDay) return false
  return !mailsOfWaysIn.includes(kind) || (await got(between)) > 0
}

/** How many mails of a share were asked for within the hour. */
export function countSpent(read: SiteReader, share: MailShare, now: Date): Promise<number> {
  return countRows(askedWithin(read, hour, now).where('kind', 'in', mailShares[share]))
}

function askedWithin(read: SiteReader, within: number, now: Date) {
  return read.selectFrom('outbox').where('created_at', '>', new Date(now.getTime() - within).toISOString())
}
