import { parisDay } from '#app/models/working-days.ts'
import type { SiteWriter } from '../db/database.ts'

/** What gives a machine away: it filled in what nobody sees, or wrote faster than anybody does. */
export type SpamReason = 'TRAP' | 'HASTE'

/** Nobody reads a form, writes and sends it within this time. */
const fewestSeconds = 3

/** Why a message is taken for a machine's, if it is. */
export function findSpam({ trap, seconds }: { trap?: string | undefined; seconds?: number | undefined }): SpamReason | undefined {
  if (trap) return 'TRAP'
  return seconds !== undefined && seconds < fewestSeconds ? 'HASTE' : undefined
}

/** Counts a message that was turned away; nothing of it is kept. */
export async function countSpam(tx: SiteWriter, reason: SpamReason, now: Date): Promise<void> {
  await tx
    .insertInto('message_spam')
    .values({ id: crypto.randomUUID(), day: parisDay(now), reason, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'day', 'reason']).doUpdateSet((row) => ({ count: row('message_spam.count', '+', 1) })),
    )
    .execute()
}
