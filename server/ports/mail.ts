import { join } from 'node:path'
import type { MailPort } from '#api/platform/outside/mail.ts'
import type { Settings } from '../settings/settings.ts'

/** The way out for mails: the mail server of the settings, or files in the data's folder where there is none. */
export async function openMail({ smtp, dataDir }: Settings): Promise<MailPort> {
  if (smtp) return (await import('#api/platform/outside/mail-smtp.ts')).openSmtp(smtp)
  return (await import('#api/platform/outside/mail-folder.ts')).openMailFolder(join(dataDir, 'mails'))
}
