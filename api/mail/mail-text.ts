import { bindFrenchSpaces } from '#app/models/typography.ts'
import { type MailWords, mailFrame } from '#app/texts/mail.ts'
import { site as siteTexts } from '#app/texts/site.ts'
import type { MailLook } from './mail-look.ts'

/** The mail as plain text, for readers and machines that want no HTML. */
export function writeMailText({ title, paragraphs, button, notes }: MailWords, link: string | undefined, look: MailLook): string {
  const signature = [look.name, look.address, look.phone, look.email, look.origin].filter(Boolean).join('\n')
  const parts = [
    title.toUpperCase(),
    mailFrame.greeting,
    ...paragraphs,
    ...(button && link ? [`${bindFrenchSpaces(`${button.label} :`)}\n${link}`] : []),
    ...notes,
    `-- \n${signature}`,
    mailFrame.why(look.host),
    ...(look.sellsAlcohol ? [bindFrenchSpaces(siteTexts.alcohol)] : []),
  ]
  return `${parts.join('\n\n')}\n`
}
