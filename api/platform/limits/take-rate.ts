import { sql } from 'kysely'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteDatabase, SiteReader, SiteWriter } from '../database/database.ts'
import { keepWritten } from '../database/taking-back.ts'
import { hashToken } from '../secrets/secrets.ts'

/** How often something may be done: `bucket` names what and by whom, and is kept as a hash only. */
export type Rate = {
  bucket: string
  limit: number
  windowSeconds: number
  now: Date
  /** How much of the limit this one takes. */
  cost?: number
}

/**
 * Counts one more of it, before the work is done; refuses when that is one too many in this window of time.
 * A window opens with the first of its kind, not with the clock's quarter, so that no moment grants twice the limit.
 */
export async function takeRate(tx: SiteWriter, { bucket, limit, windowSeconds, now, cost = 1 }: Rate): Promise<Outcome<null>> {
  const second = Math.floor(now.getTime() / 1000)
  const isOpen = sql<boolean>`rate_limits.window_start > ${second - windowSeconds}`
  const { count, window_start: start } = await tx
    .insertInto('rate_limits')
    .values({ bucket: hashToken(bucket), window_start: second, count: cost })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'bucket']).doUpdateSet({
        count: sql`case when ${isOpen} then rate_limits.count + ${cost} else ${cost} end`,
        window_start: sql`case when ${isOpen} then rate_limits.window_start else ${second} end`,
      }),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow()
  if (count <= limit) return done(null)
  return refused('rate_limited', { params: { retryAfter: Math.max(1, start + windowSeconds - second) } })
}

/** How much of a limit is spent. */
export async function countTaken(
  read: SiteReader,
  { bucket, windowSeconds, now }: Omit<Rate, 'limit' | 'cost'>,
): Promise<number> {
  const row = await read
    .selectFrom('rate_limits')
    .select('count')
    .where('bucket', '=', hashToken(bucket))
    .where('window_start', '>', Math.floor(now.getTime() / 1000) - windowSeconds)
    .executeTakeFirst()
  return row?.count ?? 0
}

/** How often something may be done in the long run: so many at once, then one each time that so many seconds have passed. */
export type Drip = { bucket: string; burst: number; everySeconds: number; now: Date }

/** Counts one more of it, or refuses until the next one is due; what is refused does not count. */
export async function takeDrip(tx: SiteWriter, { bucket, burst, everySeconds, now }: Drip): Promise<Outcome<null>> {
  const second = Math.floor(now.getTime() / 1000)
  // The moment at which all that was taken has come back; `count` says whether this one was let through.
  const full = sql<number>`case when rate_limits.window_start > ${second} then rate_limits.window_start else ${second} end`
  const isLet = sql<boolean>`${full} + ${everySeconds} - ${second} <= ${burst * everySeconds}`
  const { count, window_start: start } = await tx
    .insertInto('rate_limits')
    .values({ bucket: hashToken(bucket), window_start: second + everySeconds, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'bucket']).doUpdateSet({
        count: sql`case when ${isLet} then 1 else 0 end`,
        window_start: sql`case when ${isLet} then ${full} + ${everySeconds} else rate_limits.window_start end`,
      }),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow()
  if (count === 1) return done(null)
  return refused('rate_limited', { params: { retryAfter: Math.max(1, start + everySeconds - second - burst * everySeconds) } })
}

/**
 * Counts against several limits, in turn, until one refuses. What is counted by a word that somebody typed comes after what is
 * counted by their place: whoever is refused opens no new limit, for there is no end of words.
 */
export async function takeRates(tx: SiteWriter, rates: readonly Rate[]): Promise<Outcome<null>> {
  for (const rate of rates) {
    const taken = await takeRate(tx, rate)
    if (!taken.ok) return taken
  }
  return done(null)
}

/**
 * Counts a try before what is tried begins, in a transaction of its own: it stays counted whatever becomes of it, also where some
 * limit refuses.
 */
export function countTry({ inTransaction }: Pick<SiteDatabase, 'inTransaction'>, rates: readonly Rate[]): Promise<Outcome<null>> {
  return inTransaction(async (tx) => keepWritten(await takeRates(tx, rates)))
}

/** Takes one back that was no try after all. */
export async function giveBackRate(tx: SiteWriter, bucket: string): Promise<void> {
  await tx
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('bucket', '=', hashToken(bucket))
    .where('count', '>', 0)
    .execute()
}

/** Forgets all that was counted of it. */
export async function forgetRate(tx: SiteWriter, bucket: string): Promise<void> {
  await tx.deleteFrom('rate_limits').where('bucket', '=', hashToken(bucket)).execute()
}
