import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findMailFault, type Mail, type MailPort } from './mail.ts'
import { messageOf } from './mail-message.ts'
import { writeWhole } from './write-whole.ts'

/** Where there is no mail server: each mail becomes a file that a mail program opens, for the owner of the data alone. */
export function openMailFolder(folder: string): MailPort {
  return {
    atOnce: 64,
    send: async (mail) => {
      const fault = findMailFault(mail)
      if (fault) return { fate: 'refused', reason: fault }
      try {
        const { createTransport } = await import('nodemailer')
        const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
        const { message } = await composer.sendMail(messageOf(mail, `ne-pas-repondre@${mail.fromHost}`))
        const name = nameOf(mail)
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeWhole(join(folder, name), join(folder, `.${name}.${process.pid}`), message as Buffer)
        return { fate: 'sent' }
      } catch (error) {
        return { fate: 'down', reason: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}

/** The message's own id in the name makes a repeat replace the first. */
function nameOf({ date, messageId }: Mail): string {
  const id = messageId.slice(1, messageId.indexOf('@'))
  return `${date.toISOString().replaceAll(':', '-')}-${id}.eml`
}
