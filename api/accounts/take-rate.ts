import { done, type Outcome, refused } from '#app/models/outcome.ts'
import type { SiteWriter } from '../db/database.ts'
import { hashToken } from './secrets.ts'

/** How often something may be done: `bucket` names what and by whom, and is kept as a hash only. */
export type Rate = { bucket: string; limit: number; windowSeconds: number; now: Date }

/** Counts one more of it, before the work is done; refuses when that is one too many in this window of time. */
export async function takeRate(tx: SiteWriter, { bucket, limit, windowSeconds, now }: Rate): Promise<Outcome<null>> {
  const second = Math.floor(now.getTime() / 1000)
  const start = second - (second % windowSeconds)
  const { count } = await tx
    .insertInto('rate_limits')
    .values({ bucket: hashToken(bucket), window_start: start, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'bucket', 'window_start']).doUpdateSet((row) => ({ count: row('rate_limits.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  if (count <= limit) return done(null)
  return refused('rate_limited', { params: { retryAfter: start + windowSeconds - second } })
}

/** Counts against several limits at once; each is counted, whichever refuses. */
export async function takeRates(tx: SiteWriter, rates: Rate[]): Promise<Outcome<null>> {
  const taken = []
  for (const rate of rates) taken.push(await takeRate(tx, rate))
  return taken.find(({ ok }) => !ok) ?? done(null)
}
