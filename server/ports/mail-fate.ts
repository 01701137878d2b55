import type { MailPort } from '#api/platform/outside/mail.ts'

/** Whether the mail server could be spoken to when this process last tried. */
export type MailFate = { note(isDown: boolean): void; isDown(): boolean | undefined }

/** Nothing is known before the first mail. */
export function openMailFate(): MailFate {
  let known: boolean | undefined
  return {
    note: (isDown) => {
      known = isDown
    },
    isDown: () => known,
  }
}

/** The same way out for mails, noting of each whether anybody was there. */
export function watchMail(port: MailPort, note: MailFate['note']): MailPort {
  return {
    ...port,
    send: async (mail) => {
      const told = await port.send(mail)
      note(told.fate === 'down')
      return told
    },
  }
}
