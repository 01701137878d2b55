import { noteLetterFate } from '../../audience/letters/letter-mail.ts'
import { bindToSite, type Database, type SiteWriter } from '../../platform/database/database.ts'
import { type ClaimedMail, claimMails, type MailEnd, settleMails } from '../../platform/mail/claim-mails.ts'
import { readMailLook } from '../../platform/mail/mail-look.ts'
import { countMailsLeft, spendMail } from '../../platform/mail/mails-left.ts'
import type { MailFate } from '../../platform/outside/mail.ts'
import { type MailContext, type MailWork, sendOneMail } from './send-one-mail.ts'

/** The attempts before a mail counts as failed: about two days. */
export const mostTries = 14
const firstPause = 60_000
const longestPause = 6 * 3_600_000
/** A site with thousands of mails lets the others have their turn after so many times what leaves at a time. */
const mostInARow = 4

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
  const context = { look: await readMailLook(bound.read, site), bound, site }
  let left = await countMailsLeft(bound.read, site, work.now())
  const atOnce = work.port.atOnce ?? 1
  let sent = 0
  // The first goes alone: a server that is away costs one mail its attempt, not many.
  for (let taken = 0, most = 1; taken < mostInARow * atOnce; most = Math.min(2 * most, atOnce)) {
    if (work.isStopping?.()) return { sent, end: 'down' }
    const mails = await claimMails(bound, work.now(), { most, left })
    if (mails.length === 0) return { sent, end: 'done' }
    taken += mails.length
    const told = await Promise.all(mails.map(async (mail) => ({ mail, fate: await sendOrGiveUp(work, mail, context) })))
    const gone = told.filter(({ fate }) => fate.fate === 'sent')
    await settleMails(
      bound,
      told.map(({ mail, fate }) => endOf(work, mail, fate)),
    )
    sent += gone.length
    left = gone.reduce((still, { mail }) => spendMail(still, mail.kind), left)
    if (told.some(({ fate }) => fate.fate === 'down')) return { sent, end: 'down' }
  }
  return { sent, end: 'more' }
}

async function sendOrGiveUp(work: MailWork, mail: ClaimedMail, context: MailContext): Promise<MailFate> {
  if (mail.tries > mostTries) return { fate: 'refused', reason: 'too many attempts ended in a crash' }
  return sendOneMail(work, mail, context)
}

function endOf(work: MailWork, mail: ClaimedMail, fate: MailFate): MailEnd {
  const now = work.now()
  const at = now.toISOString()
  const also = async (tx: SiteWriter) => {
    if (mail.kind === 'letter') await noteLetterFate(tx, JSON.parse(mail.params), { fate, at })
  }
  if (fate.fate === 'sent') return { mail, row: { sent_at: at, params: '{}', last_error: null }, also }
  const last_error = fate.reason.slice(0, 200)
  if (fate.fate === 'refused' || mail.tries >= mostTries) return { mail, row: { failed_at: at, last_error }, also }
  const pause = pauseAfter(mail.tries, work.random ?? Math.random)
  return { mail, row: { next_try_at: new Date(now.getTime() + pause).toISOString(), last_error } }
}

/** Twice as long after each attempt, up to six hours, a quarter more or less. */
export function pauseAfter(tries: number, random: () => number): number {
  const pause = Math.min(firstPause * 2 ** (tries - 1), longestPause)
  return Math.round(pause * (0.75 + random() * 0.5))
}
