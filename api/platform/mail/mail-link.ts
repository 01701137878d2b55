import { mailboxOf } from '#app/models/platform/text/mailbox.ts'
import type { SiteWriter } from '../database/database.ts'
import { findMailTurn } from './mail-budget.ts'
import { type MailToQueue, queueMail } from './queue-mail.ts'

/**
 * Makes a link and mails it, where its mailbox still gets one; answers whether it did. Nothing is made, and no link that lies in the
 * mailbox replaced, for a mail that is not written: strangers who ask on put nothing out.
 */
export async function mailLink(
  tx: SiteWriter,
  mail: Omit<MailToQueue, 'params'>,
  make: () => Promise<Record<string, string>>,
): Promise<boolean> {
  const { kind, to, share, now } = mail
  if (!(await findMailTurn(tx, { kind, mailbox: mailboxOf(to), share, now }))) return false
  return queueMail(tx, { ...mail, params: await make() })
}
