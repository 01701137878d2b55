import { randomInt } from 'node:crypto'
import type { MailShare } from '#app/models/audience/mail-kind.ts'
import type { SiteReader } from '../database/database.ts'
import { after } from '../secrets/secrets.ts'
import { countSpent, mostOfShare } from './mail-budget.ts'

/** When a mail leaves that somebody asks for: nothing is said where it leaves at once, and `null` where none is taken any more. */
export type MailWait = { mailAt?: string | null }

const hour = 3600

/**
 * What is told of the wait for a mail, from what its whole share has sent: asked before anything is done for the address that
 * was typed, so that it is the same whether there is an account or not.
 */
export async function sayWait(read: SiteReader, share: MailShare, now: Date): Promise<MailWait> {
  const most = mostOfShare[share]
  const spent = await countSpent(read, share, now)
  if (spent >= 2 * most) return { mailAt: null }
  return isBusy(spent / most) ? { mailAt: after(now, hour) } : {}
}

/**
 * Whether a share is said to be busy: by chance, ever more from three quarters on. Whoever has counted up to one before the
 * last mail would else see by the next answer whether their neighbour's was one more. What is said is the latest moment, and
 * true of a mail that leaves at once.
 */
function isBusy(spent: number): boolean {
  return randomInt(1_000_000) < (spent - 0.75) * 4 * 1_000_000
}
