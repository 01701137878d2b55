import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables/tables.ts'
import type { JobDependencies } from '../jobs/job.ts'
import type { ClockDoubt } from './clock-doubts.ts'
import { readNewestMoment } from './read-newest-moment.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
/** A clock that is set right by the network goes back by less. */
const backMs = 5 * minuteMs
/** A shop that was off for longer than this is rarer than a clock that is wrong. */
const longestOffMs = 31 * dayMs
/** After this time a machine that was off has shown that its clock goes on as clocks do, and nobody has objected. */
const settledMs = dayMs

const looked = new WeakSet<Database>()

type Watching = Pick<JobDependencies, 'db' | 'now' | 'notice' | 'isOftenOff'>
type Seen = { seen_at: string; trusted_at: string }

/**
 * Looks at the clock beside what it showed when jobs last looked: one that stands before it, or more than a day behind it, is doubted,
 * site by site, until somebody who knows the time vouches for it. Asks by reading; writes once a minute.
 */
export async function watchClock({ db, now: clock, notice = () => {}, isOftenOff = false }: Watching): Promise<void> {
  const now = clock()
  const wasOff = !looked.has(db)
  looked.add(db)
  const known = await db.read
    .selectFrom('clock_seen')
    .select(['seen_at', 'trusted_at'])
    .where('name', '=', 'jobs')
    .executeTakeFirst()
  const seen = known ?? (await beginWith(db, now))
  if (known && goesOn(now, seen)) return
  const raised = await db.inTransaction(async (tx) => {
    const still = await tx.selectFrom('clock_seen').select('seen_at').where('name', '=', 'jobs').executeTakeFirst()
    // Another process has looked meanwhile, and said what there is to say.
    if (still?.seen_at !== known?.seen_at) return undefined
    if (isNear(now, seen.trusted_at) || (isOftenOff && isBackFromOff(now, seen, wasOff))) return trust(tx, now, seen)
    if (isNear(now, seen.seen_at)) return settle(tx, now, seen)
    return doubt(tx, now, { seen, wasOff })
  })
  if (raised) notice('alarm', raised)
}

/** Whether there is nothing to say and nothing to note: the clock is where it was a moment ago, and no doubt has ended by its going back. */
function goesOn(now: Date, { seen_at, trusted_at }: Seen): boolean {
  const endsDoubt = seen_at !== trusted_at && isNear(now, trusted_at)
  return isNear(now, seen_at) && msSince(now, seen_at) < minuteMs && !endsDoubt
}

/** Where the jobs never looked, as after a copy or an upgrade, what was written last stands for it. */
async function beginWith(db: Database, now: Date): Promise<Seen> {
  const newest = new Date((await readNewestMoment(db)) ?? 0)
  // Rows that are old are no sign of a wrong clock: there are weeks without an order.
  const at = new Date(Math.max(newest.getTime(), now.getTime())).toISOString()
  return { seen_at: at, trusted_at: at }
}

function isNear(now: Date, at: string): boolean {
  const ms = msSince(now, at)
  return ms >= -backMs && ms <= dayMs
}

function isBackFromOff(now: Date, { seen_at }: Seen, wasOff: boolean): boolean {
  const ms = msSince(now, seen_at)
  return wasOff && ms >= 0 && ms <= longestOffMs
}

function msSince(now: Date, at: string): number {
  return now.getTime() - new Date(at).getTime()
}

async function trust(tx: Transaction<Tables>, now: Date, { seen_at, trusted_at }: Seen): Promise<undefined> {
  if (seen_at !== trusted_at) await tx.deleteFrom('alarms').where('kind', '=', 'CLOCK').execute()
  await note(tx, now.toISOString(), now.toISOString())
}

/** The clock goes on from where it was doubted: each site waits for its own word, and once all have it nothing is in doubt. */
async function settle(tx: Transaction<Tables>, now: Date, { trusted_at }: Seen): Promise<undefined> {
  const before = new Date(now.getTime() - settledMs).toISOString()
  const doubts = () => tx.selectFrom('alarms').select('site_id').where('kind', '=', 'CLOCK')
  const wasOff: ClockDoubt = 'off'
  await tx.deleteFrom('alarms').where('kind', '=', 'CLOCK').where('detail', '=', wasOff).where('since', '<=', before).execute()
  const isOpen = await doubts().limit(1).executeTakeFirst()
  await note(tx, now.toISOString(), isOpen ? trusted_at : now.toISOString())
}

type Doubting = { seen: Seen; wasOff: boolean }

async function doubt(tx: Transaction<Tables>, now: Date, { seen, wasOff }: Doubting): Promise<Record<string, string>> {
  const ms = msSince(now, seen.seen_at)
  const detail: ClockDoubt = ms < 0 ? 'behind' : isBackFromOff(now, seen, wasOff) ? 'off' : 'leap'
  const count = Math.max(1, Math.round(Math.abs(ms) / dayMs))
  const since = now.toISOString()
  const sites = await tx.selectFrom('sites').select('id').execute()
  await tx.deleteFrom('alarms').where('kind', '=', 'CLOCK').execute()
  const rows = sites.map(({ id }) => ({ site_id: id, kind: 'CLOCK' as const, count, detail, since }))
  if (rows.length > 0) await tx.insertInto('alarms').values(rows).execute()
  await note(tx, since, seen.trusted_at)
  return { kind: 'clock', why: detail, days: String(count), lastSeen: seen.seen_at, now: since }
}

async function note(tx: Transaction<Tables>, seen_at: string, trusted_at: string): Promise<void> {
  await tx
    .insertInto('clock_seen')
    .values({ name: 'jobs', seen_at, trusted_at })
    .onConflict((on) => on.column('name').doUpdateSet({ seen_at, trusted_at }))
    .execute()
}
