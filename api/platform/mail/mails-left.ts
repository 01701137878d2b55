import { type MailKind, type MailWeight, mailKinds, weightOf } from '#app/models/audience/mail-kind.ts'
import { countRows } from '../database/count-rows.ts'
import type { SiteReader } from '../database/database.ts'

/** How many mails of a day a site may still send: of all, and of those that strangers cause. */
export type MailsLeft = { all: number; ofStrangers: number }

/** No bound, as for a site whose host set none. */
const allMailsLeft: MailsLeft = { all: Number.POSITIVE_INFINITY, ofStrangers: Number.POSITIVE_INFINITY }

/**
 * What a site's day has left: what strangers cause takes half of it at most. What is beyond waits, and nothing of it is lost; ways in,
 * orders and what is owed go beyond it.
 */
export async function countMailsLeft(
  read: SiteReader,
  { most_mails }: { most_mails: number | null },
  now: Date,
): Promise<MailsLeft> {
  if (most_mails === null) return allMailsLeft
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString()
  const sent = read.selectFrom('outbox').where('sent_at', '>', dayAgo)
  const ofStrangers = mailKinds.filter((kind) => weightOf(kind) === 'strangers')
  return {
    all: most_mails - (await countRows(sent)),
    ofStrangers: Math.floor(most_mails / 2) - (await countRows(sent.where('kind', 'in', ofStrangers))),
  }
}

/** What a day's bound holds back for now. */
export function listHeld({ all, ofStrangers }: MailsLeft): ReadonlySet<MailWeight> {
  return new Set([...(all > 0 ? [] : (['own', 'strangers'] as const)), ...(ofStrangers > 0 ? [] : (['strangers'] as const))])
}

/** What is left after one more mail. */
export function spendMail({ all, ofStrangers }: MailsLeft, kind: MailKind): MailsLeft {
  return { all: all - 1, ofStrangers: weightOf(kind) === 'strangers' ? ofStrangers - 1 : ofStrangers }
}
