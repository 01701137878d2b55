import { mailboxOf } from '#app/models/platform/text/mailbox.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/secrets/secrets.ts'

/** Writes down that a mailbox is asked for no more reviews; what waits to leave for it does not. */
export async function refuseReviews(tx: SiteWriter, email: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx
    .insertInto('review_refusals')
    .values({ mailbox_hash: hashOf(email), refused_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .updateTable('outbox')
    .set({ failed_at: at, last_error: 'no more reviews' })
    .where('kind', '=', 'order_review')
    .where('recipient_key', '=', mailboxOf(email))
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}

/** When a mailbox has said so; nothing where it has not. */
export async function findReviewRefusal(read: SiteReader, email: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('review_refusals')
    .select('refused_at')
    .where('mailbox_hash', '=', hashOf(email))
    .executeTakeFirst()
  return row?.refused_at
}

export async function forgetReviewRefusal(tx: SiteWriter, email: string): Promise<void> {
  await tx.deleteFrom('review_refusals').where('mailbox_hash', '=', hashOf(email)).execute()
}

function hashOf(email: string): string {
  return hashToken(`no reviews for ${mailboxOf(email)}`)
}
