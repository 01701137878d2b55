import { join } from 'node:path'
import type { MailPort } from '#api/outside/mail.ts'
import type { Settings } from './settings.ts'

/** The way out for mails: the mail server of the settings, or files in the data's folder where there is none. */
export async function openMail({ smtp, dataDir }: Settings): Promise<MailPort> {
  if (smtp) return (await import('#api/outside/mail-smtp.ts')).openSmtp(smtp)
  return (await import('#api/outside/mail-folder.ts')).openMailFolder(join(dataDir, 'mails'))
}
