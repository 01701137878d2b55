import { type HouseTopic, type MailKind, mailCauses } from '#app/models/audience/mail-kind.ts'
import type { SiteWriter } from '../database/database.ts'
import { takeRate } from '../limits/take-rate.ts'
import { isPlainAddress } from '../outside/mail.ts'
import { type MailToQueue, queueMail } from './queue-mail.ts'

const hour = 3600

/** How many mails of a topic the house gets within the hour: nobody waits for what is read of a comment. */
const mostOfHour: Record<HouseTopic, number> = {
  orders: 100,
  messages: 60,
  forms: 60,
  comments: 1,
  registrations: 60,
  rights: 60,
}

/**
 * Writes to the house what a visitor has done. A flood from many places fills the list where each of them stands, not the mailbox: beyond
 * the hour's mails of a topic one more tells of the others when the hour is over, so that nobody silences the house for good.
 */
export async function mailHouse(tx: SiteWriter, mail: MailToQueue): Promise<void> {
  const { kind, to, now } = mail
  if (!isPlainAddress(to)) return
  const topic = topicOf(kind)
  const bucket = `${topic} to the house`
  if ((await takeRate(tx, { bucket, limit: mostOfHour[topic], windowSeconds: hour, now })).ok) {
    await queueMail(tx, mail)
    return
  }
  if (!(await takeRate(tx, { bucket: `more ${bucket}`, limit: 1, windowSeconds: hour, now })).ok) return
  const notBefore = new Date(now.getTime() + hour * 1000)
  await queueMail(tx, { ...mail, kind: 'more_received', params: { topic }, notBefore })
}

function topicOf(kind: MailKind): HouseTopic {
  const cause = mailCauses[kind]
  if (cause.by !== 'visitor') throw new Error(`${kind} is no mail to the house`)
  return cause.topic
}
