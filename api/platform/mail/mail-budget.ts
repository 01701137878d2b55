import { countedWith, type MailKind, type MailShare, mailCauses, mailsOfWaysIn } from '#app/models/audience/mail-kind.ts'
import { countRows } from '../database/count-rows.ts'
import type { SiteReader } from '../database/database.ts'

const hour = 60 * 60_000
/** How many mails that anyone can ask for one mailbox may get: of ways in, and of all others together. */
const mostOfHour = 5
const mostOfDay = 12
/** Once a day's ways in are spent there is one more each time that so long has passed: nobody is kept out for a day. */
const between = 3 * hour
/** How many of each share a site sends in an hour; as many again wait for the next. */
export const mostOfShare: Record<MailShare, number> = {
  ways: 100,
  known: 100,
  staff: 40,
  links: 60,
  joining: 120,
  rights: 40,
  places: 120,
  visits: 120,
  alerts: 120,
  news: 120,
}

/** `share` where it is another than that of its kind. */
type MailRequest = { kind: MailKind; mailbox: string; share?: MailShare | undefined; now: Date }

/** A mail's turn, and the share that it is counted in. */
export type MailTurn = { at: Date; share: MailShare | null }

/** When a mail may go: at once, in an hour where its share is spent, or never where its mailbox or the wait is full. */
export async function findMailTurn(
  read: SiteReader,
  { kind, mailbox, now, ...asked }: MailRequest,
): Promise<MailTurn | undefined> {
  const cause = mailCauses[kind]
  const atOnce = { at: now, share: null }
  if (cause.by === 'holder') {
    const got = askedWithin(read, 24 * hour, now)
      .where('recipient_key', '=', mailbox)
      .where('kind', '=', kind)
    return (await countRows(got)) < cause.mostOfDay ? atOnce : undefined
  }
  if (cause.by !== 'anyone') return atOnce
  const share = asked.share ?? cause.share
  if ((await findRoom(read, { kind, mailbox, now })) > now) return undefined
  const spent = await countSpent(read, share, now)
  if (spent >= 2 * mostOfShare[share]) return undefined
  return { at: spent < mostOfShare[share] ? now : new Date(now.getTime() + hour), share }
}

/** From when on a mailbox takes one more of a kind, as far as it goes by what it has got; a moment that is past where it takes one now. */
export async function findRoom(read: SiteReader, { kind, mailbox, now }: MailRequest): Promise<Date> {
  const got = await askedWithin(read, 24 * hour, now)
    .select('created_at')
    .where('recipient_key', '=', mailbox)
    .where('kind', 'in', countedWith(kind))
    .orderBy('created_at', 'desc')
    .limit(mostOfDay)
    .execute()
  /** When it is so long since the mail that came so many ago. */
  const since = (back: number, within: number) => {
    const mail = got[back - 1]
    return mail ? Date.parse(mail.created_at) + within : 0
  }
  const ofDay = since(mostOfDay, 24 * hour)
  const next = mailsOfWaysIn.includes(kind) ? Math.min(ofDay, since(1, between)) : ofDay
  return new Date(Math.max(since(mostOfHour, hour), next))
}

/** How many mails of a share were asked for within the hour. */
export function countSpent(read: SiteReader, share: MailShare, now: Date): Promise<number> {
  return countRows(askedWithin(read, hour, now).where('share', '=', share))
}

function askedWithin(read: SiteReader, within: number, now: Date) {
  return read.selectFrom('outbox').where('created_at', '>', new Date(now.getTime() - within).toISOString())
}
