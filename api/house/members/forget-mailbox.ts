import { emailKey } from '#app/models/platform/text/email.ts'
import { forgetCommentsOf } from '../../content/comments/forget-comments.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { forgetMails } from '../../platform/mail/forget-mails.ts'
import { forgetOpinionsOf } from '../../selling/opinions/forget-opinions.ts'
import { forgetReviewRefusal } from '../../selling/orders/review-refusals.ts'
import { forgetCard } from './client-card.ts'

/** Lets go of all that belongs to a mailbox but what the law keeps: known by its key, and by the spellings that mails went to. */
export async function forgetMailbox(tx: SiteWriter, { key, spellings }: { key: string; spellings: string[] }, now: Date) {
  await forgetMails(tx, [key, ...spellings], now)
  await tx.deleteFrom('newsletter_subscribers').where('email', '=', key).execute()
  await tx.deleteFrom('stock_alerts').where('email_key', '=', key).execute()
  await tx.deleteFrom('messages').where('email_key', '=', key).execute()
  await forgetCommentsOf(tx, 'email_key', key)
  await forgetOpinionsOf(tx, 'email_key', key)
  await forgetReviewRefusal(tx, key)
  await forgetCard(tx, key)
}

/** The same for somebody without an account, whose mails went to what they typed. */
export async function forgetGuest(tx: SiteWriter, address: string, now: Date): Promise<void> {
  const key = emailKey(address)
  if (key === undefined) return
  const orders = await tx.selectFrom('orders').select('email').distinct().where('email_key', '=', key).execute()
  const messages = await tx.selectFrom('messages').select('email').distinct().where('email_key', '=', key).execute()
  await forgetMailbox(tx, { key, spellings: [...orders, ...messages].map(({ email }) => email) }, now)
}
