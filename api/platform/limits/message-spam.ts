import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { SiteWriter } from '../database/database.ts'

/** What gives a machine away: it filled in what nobody sees, or wrote faster than anybody does. */
type SpamReason = 'TRAP' | 'HASTE'

/** Nobody reads a form, writes and sends it within this time. */
const fewestSeconds = 3

type Signs = { trap?: string | undefined; seconds?: number | undefined }

/**
 * Whether what was sent is a machine's, which is thanked like anybody and only counted. Somebody whose browser fills
 * forms in may be quick too: haste alone is refused, so that nobody is thanked for words that were thrown away. It is counted with
 * its refusal, which a transaction is to answer with `keepWritten`.
 */
export async function meetMachine(tx: SiteWriter, { trap, seconds }: Signs, now: Date): Promise<Outcome<boolean>> {
  if (trap) {
    await countSpam(tx, 'TRAP', now)
    return done(true)
  }
  if (seconds === undefined || seconds >= fewestSeconds) return done(false)
  await countSpam(tx, 'HASTE', now)
  return refused('rate_limited', { params: { retryAfter: Math.ceil(fewestSeconds - seconds), isHasty: 1 } })
}

/** Nothing is kept but the number. */
async function countSpam(tx: SiteWriter, reason: SpamReason, now: Date): Promise<void> {
  await tx
    .insertInto('message_spam')
    .values({ id: crypto.randomUUID(), day: parisDay(now), reason, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'day', 'reason']).doUpdateSet((row) => ({ count: row('message_spam.count', '+', 1) })),
    )
    .execute()
}
