import { plainAddress } from '#app/models/platform/text/email.ts'

/** A mail ready to go: one recipient, every part in its own field. */
export type Mail = {
  /** Stays the same through every repeat, so that a mailbox can drop the second one. */
  messageId: string
  to: string
  /** The name before the sender's fixed address. */
  fromName: string
  /** What stands for the sender where the settings name none. */
  fromHost: string
  replyTo: string | undefined
  subject: string
  html: string
  text: string
  date: Date
  /** Where one click ends these mails; for those that the law asks it of only. */
  unsubscribeUrl?: string
  /** Files that go with it, named by the house. */
  attachments?: readonly MailAttachment[]
}

/** A file within a mail: its bytes, never a place to read them from; `cid` names a picture that the mail itself shows. */
export type MailAttachment = {
  name: string
  type: 'application/pdf' | 'text/calendar' | 'image/jpeg'
  content: Buffer
  cid?: string
}

/**
 * What became of a mail: taken over; not this time; the server cannot be spoken to, so no other mail can either;
 * or refused for good.
 */
export type MailFate =
  | { fate: 'sent' }
  | { fate: 'later' | 'down'; reason: string }
  /** Of the address where nobody is there, of this one mail otherwise. */
  | { fate: 'refused'; reason: string; isOfAddress?: boolean }

/** The way out for mails. */
export type MailPort = {
  /** How many it is worth handing over at a time. */
  atOnce?: number
  /** Never throws for what a server does. */
  send(mail: Mail): Promise<MailFate>
}

/** Why this mail must not leave: a field could begin a line of its own, or name somebody else. */
export function findMailFault(mail: Mail): string | undefined {
  const { messageId, to, fromName, fromHost, replyTo, subject, unsubscribeUrl } = mail
  const heads = { messageId, to, fromName, fromHost, replyTo, subject, unsubscribeUrl }
  for (const [name, value] of Object.entries(heads)) {
    if (value !== undefined && hasControl(value)) return `${name} holds a control character`
  }
  if (!isPlainAddress(to)) return 'to is not one address'
  if (replyTo !== undefined && !isPlainAddress(replyTo)) return 'replyTo is not one address'
  if (mail.attachments?.some(({ name }) => !/^[a-z0-9.-]{1,80}$/.test(name))) return 'a file is not named by the house'
  if (mail.attachments?.some(({ cid }) => cid !== undefined && !/^[a-z0-9-]{1,40}$/.test(cid)))
    return 'a picture is not named by the house'
  if (!/^<[A-Za-z0-9-]+@[A-Za-z0-9.:[\]-]+>$/.test(messageId)) return 'messageId has not its form'
  return undefined
}

/** Whether a text is one bare address, with nothing that a mail server could read as more. */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && plainAddress.test(text) && !text.includes('=?')
}

function hasControl(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  return /[\u0000-\u001f\u007f\u0085\u2028\u2029]/.test(text)
}
