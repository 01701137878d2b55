import type { Insertable } from 'kysely'
import type { MailKind, MailShare } from '#app/models/audience/mail-kind.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { mailboxOf } from '#app/models/platform/text/mailbox.ts'
import type { SiteWriter } from '../database/database.ts'
import type { SiteTables } from '../database/tables/tables.ts'
import { findMailTurn } from './mail-budget.ts'
import { countLifeFrom, linkOf } from './mailed-link.ts'

/** A mail as it goes into the outbox. */
export type MailRow = Insertable<SiteTables['outbox']>

export type MailToQueue = {
  kind: MailKind
  to: string
  /** What its sentences need: `path` is where its link leads on the site, `date` a day in words. */
  params: Record<string, string>
  /** Where it is counted in another share than others of its kind. */
  share?: MailShare | undefined
  site: { id: string; name: string; origin: string }
  now: Date
  /** What it is kept under, where somebody looks for it later. */
  id?: string
  /** Where it is not to leave at once. */
  notBefore?: Date
  /** Where it is gathered with others of the same transaction, which `writeMails` then writes at once. */
  among?: MailRow[] | undefined
}

/**
 * Puts a mail into the outbox, in the transaction of what it tells; one too many for its recipient is not written, one too many for the
 * hour waits. Answers whether it was written: nothing that hangs on it is to be forgotten or replaced otherwise.
 */
export async function queueMail(tx: SiteWriter, { kind, to, params, site, now, ...wanted }: MailToQueue): Promise<boolean> {
  // A control character within an address would begin a new line of the mail's head.
  if (!emailKey(to)) throw new Error('a mail needs an address to go to')
  const mailbox = mailboxOf(to)
  const turn = await findMailTurn(tx, { kind, mailbox, share: wanted.share, now })
  if (!turn) return false
  const id = wanted.id ?? crypto.randomUUID()
  const row = {
    id,
    kind,
    recipient: to.trim(),
    recipient_key: mailbox,
    share: turn.share,
    params: JSON.stringify(params),
    message_id: `<${id}@${new URL(site.origin).hostname}>`,
    created_at: now.toISOString(),
    next_try_at: (wanted.notBefore ?? turn.at).toISOString(),
    tries: 0,
  }
  if (wanted.among) wanted.among.push(row)
  else await writeMails(tx, [row])
  const link = turn.at > now ? linkOf(kind, params) : undefined
  if (link) await countLifeFrom(tx, link, turn.at)
  return true
}

/** Puts mails that were gathered into the outbox. */
export async function writeMails(tx: SiteWriter, rows: readonly MailRow[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('outbox').values(rows).execute()
}
