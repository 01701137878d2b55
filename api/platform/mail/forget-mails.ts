import { mailsForAnyone } from '#app/models/audience/mail-kind.ts'
import type { SiteWriter } from '../database/database.ts'
import { after } from '../secrets/secrets.ts'

/** For how long a mail counts against its mailbox and its share. */
const countedSeconds = 86_400

/**
 * Lets go of all that was written to somebody. What limits are still counted from stays for its day without words and without an
 * address: whoever ended an account and began anew would else have all of them again. What was under way does not leave.
 */
export async function forgetMails(tx: SiteWriter, recipients: string[], now: Date): Promise<void> {
  await tx
    .updateTable('outbox')
    .set((row) => ({
      recipient: '',
      params: '{}',
      next_try_at: now.toISOString(),
      failed_at: row.case().when('sent_at', 'is', null).then(now.toISOString()).else(null).end(),
    }))
    .where('recipient', 'in', recipients)
    .where('kind', 'in', mailsForAnyone)
    .where('created_at', '>', after(now, -countedSeconds))
    .execute()
  await tx.deleteFrom('outbox').where('recipient', 'in', recipients).execute()
}

/** Lets go of what was only kept to be counted. */
export async function forgetCountedMails(tx: SiteWriter, now: Date): Promise<void> {
  await tx.deleteFrom('outbox').where('recipient', '=', '').where('created_at', '<=', after(now, -countedSeconds)).execute()
}
