import type { MailGoods } from '#app/models/audience/mail-goods.ts'
import type { MailKind } from '#app/models/audience/mail-kind.ts'
import type { MailReceipt } from '#app/models/audience/mail-receipt.ts'
import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { writeMail } from '#app/texts/house/mails/mail.ts'
import type { MailWords } from '#app/texts/house/mails/mail-words.ts'
import { isPlainAddress, type Mail, type MailAttachment } from '../outside/mail.ts'
import { linkOn } from './link-on.ts'
import { writeMailHtml } from './mail-html.ts'
import type { MailLook } from './mail-look.ts'
import { writeMailText } from './mail-text.ts'

export type MailToRender = {
  kind: MailKind
  params: Record<string, string>
  messageId: string
  to: string
  date: Date
  /** What a letter of the house says; all other mails have their words by their kind. */
  words?: MailWords
  /** What it shows as a receipt, and the pictures that go with it. */
  receipt?: MailReceipt | undefined
  /** What a letter shows beside its words. */
  goods?: MailGoods | undefined
  pictures?: readonly MailAttachment[]
}

/** Writes a mail out in the site's colours, as HTML and as plain text. */
export function renderMail({ kind, params, messageId, to, date, words: given, ...more }: MailToRender, look: MailLook): Mail {
  const { receipt, goods, pictures = [] } = more
  const words = bindSpaces(given ?? wordsOf(kind, receipt ? { ...params, receipt: 'yes' } : params, look))
  const shown = { receipt, goods, pictures: new Set(pictures.flatMap(({ cid }) => cid ?? [])) }
  const link = words.button && linkOn(look.origin, words.button.path)
  return {
    messageId,
    to,
    date,
    fromName: look.name,
    fromHost: new URL(look.origin).hostname,
    replyTo: replyTo(kind, params) ?? look.email,
    subject: cut(words.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()),
    html: writeMailHtml(words, link, { ...look, ...shown }),
    text: writeMailText(words, link, { ...look, receipt, goods }),
    ...(pictures.length > 0 && { attachments: pictures }),
    ...(params.leave && { unsubscribeUrl: linkOn(look.origin, params.leave) }),
  }
}

function wordsOf(kind: MailKind, params: Record<string, string>, look: MailLook): MailWords {
  if (kind === 'letter') throw new Error('a letter brings its words along')
  return writeMail(kind, params, look)
}

/** Mails to the owner that a visitor has caused. */
const ofVisitors = new Set<MailKind>(['message_received', 'form_received', 'registration_received', 'claim_declared'])

/** The owner answers a message to whoever wrote it; an address that is not one bare address is nobody's. */
function replyTo(kind: MailKind, { email = '' }: Record<string, string>): string | undefined {
  return ofVisitors.has(kind) && isPlainAddress(email) ? email : undefined
}

function bindSpaces({ subject, title, paragraphs, notes, button, ...rest }: MailWords): MailWords {
  return {
    ...rest,
    subject: bindFrenchSpaces(subject),
    title: bindFrenchSpaces(title),
    paragraphs: paragraphs.map(bindFrenchSpaces),
    notes: notes.map(bindFrenchSpaces),
    ...(button && { button: { ...button, label: bindFrenchSpaces(button.label) } }),
  }
}

function cut(subject: string): string {
  return subject.length > 150 ? `${subject.slice(0, 149)}…` : subject
}
