import { emailKey } from '#app/models/email.ts'
import { mailsAskedByAnyone } from '#app/models/mail-kind.ts'
import { countRows } from '../db/count-rows.ts'
import type { SiteWriter } from '../db/database.ts'

const minute = 60_000
/** How many mails that anyone can ask for one mailbox may get, and a whole site may send. */
const budgets = [
  { of: 'mailbox', most: 5, within: 60 * minute },
  { of: 'mailbox', most: 12, within: 24 * 60 * minute },
  { of: 'site', most: 400, within: 60 * minute },
] as const

/** Whether one more mail that anyone can ask for may go to this mailbox; a site as a whole has a budget too. */
export async function hasMailBudget(tx: SiteWriter, mailbox: string, now: Date): Promise<boolean> {
  for (const { of, most, within } of budgets) {
    const since = new Date(now.getTime() - within).toISOString()
    const asked = tx.selectFrom('outbox').where('created_at', '>', since).where('kind', 'in', mailsAskedByAnyone)
    if ((await countRows(of === 'mailbox' ? asked.where('recipient_key', '=', mailbox) : asked)) >= most) return false
  }
  return true
}

/** The mailbox behind an address: what follows a plus sign reaches the same one. */
export function mailboxOf(address: string): string {
  const key = emailKey(address) ?? address
  return key.replace(/\+[^@]*(?=@)/, '')
}
