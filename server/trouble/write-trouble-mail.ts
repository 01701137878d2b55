import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { writeMailHtml } from '#api/platform/mail/mail-html.ts'
import { lookOf } from '#api/platform/mail/mail-look.ts'
import { writeMailText } from '#api/platform/mail/mail-text.ts'
import type { Mail } from '#api/platform/outside/mail.ts'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { troubleMail, troubleTexts } from '#app/texts/house/troubles.ts'
import type { TroubleNews } from './watch-troubles.ts'

type Sending = { to: string; origin: string; process: string }

/** The mail that tells the operator of a trouble, in the frame of all mails; a repeat of it is known by its id. */
export function writeTroubleMail({ name, value, isOver, since, now }: TroubleNews, { to, origin, process }: Sending): Mail {
  const { title, says, advice } = troubleTexts[name]
  const machine = `${hostname()}, ${process}`
  const minutes = Math.round((now.getTime() - since.getTime()) / 60_000)
  const heading = isOver ? troubleMail.overTitle(title) : title
  const words = {
    subject: `${troubleMail.sender} : ${heading}`,
    title: heading,
    paragraphs: isOver ? [troubleMail.overSays(minutes)] : [says(value), advice],
    notes: [troubleMail.where(machine, sayLongMoment(now.toISOString()))],
    why: troubleMail.why,
    greetsItself: true as const,
  }
  // The operator buys no wine here.
  const look = lookOf(new Map([['HIDE_ALCOHOL_MESSAGE', 'true']]), { name: troubleMail.sender, origin })
  const id = createHash('sha256').update([machine, name, isOver, now.toISOString()].join('|')).digest('hex').slice(0, 32)
  return {
    messageId: `<${id}@${look.host.replace(/:.*$/, '')}>`,
    to,
    fromName: troubleMail.sender,
    fromHost: new URL(origin).hostname,
    replyTo: undefined,
    subject: words.subject,
    html: writeMailHtml(words, undefined, look),
    text: writeMailText(words, undefined, look),
    date: now,
  }
}
