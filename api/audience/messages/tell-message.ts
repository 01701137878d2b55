import { mailboxOf } from '#app/models/platform/text/mailbox.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import { mailHouse } from '../../platform/mail/mail-house.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { isPlainAddress } from '../../platform/outside/mail.ts'

type MessageMail = {
  desk: 'COMPANY' | 'WRITER'
  firstname: string
  lastname: string
  email: string
  phone: string
  subject: string
  message: string
}

/** A form must not be a way to write to a stranger again and again. */
const receipts = { limit: 1, windowSeconds: 86_400 }

/** Tells by mail whom a message is for, and its writer once a day that it has come; the mail to the writer holds no word of theirs. */
export async function tellMessage(
  tx: SiteWriter,
  told: MessageMail,
  { site, now }: Pick<CallContext, 'site' | 'now'>,
): Promise<void> {
  const to = await findReader(tx, told.desk, site.lang)
  if (to) await mailHouse(tx, { kind: 'message_received', to, params: paramsOf(told), site, now })
  const bucket = `message receipt ${mailboxOf(told.email)}`
  if ((await takeRate(tx, { bucket, ...receipts, now })).ok) {
    await queueMail(tx, { kind: 'message_acknowledged', to: told.email, params: {}, site, now })
  }
}

/** The writer of the site where it has one of its own, else the company. */
async function findReader(tx: SiteWriter, desk: MessageMail['desk'], lang: string): Promise<string | undefined> {
  const types = desk === 'WRITER' ? ['WRITER_EMAIL', 'COMPANY_EMAIL'] : ['COMPANY_EMAIL']
  const rows = await tx
    .selectFrom('parameters')
    .select(['type', 'value'])
    .where('lang', '=', lang)
    .where('type', 'in', types)
    .execute()
  const addresses = types.map((type) => rows.find((row) => row.type === type)?.value ?? '')
  return addresses.find(isPlainAddress)
}

function paramsOf({ firstname, lastname, email, phone, subject, message }: MessageMail): Record<string, string> {
  return { name: `${firstname} ${lastname}`.trim(), email, phone, subject, message }
}
