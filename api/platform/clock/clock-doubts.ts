import { refused } from '#app/models/platform/outcome.ts'
import { orRollBack } from '../call/roll-back.ts'
import type { Database, SiteReader, SiteWriter } from '../database/database.ts'

/** Why a clock is doubted: it stands before what was seen, it leapt, or the machine was off for more than a day and may well be right. */
export type ClockDoubt = 'behind' | 'leap' | 'off'

/** The sites whose clock is in doubt: all of them number and close nothing; those that `rest` let nothing expire either. */
export async function findDoubtedSites({ read }: Pick<Database, 'read'>): Promise<{ all: Set<string>; rest: Set<string> }> {
  const rows = await read.selectFrom('alarms').select(['site_id', 'detail']).where('kind', '=', 'CLOCK').execute()
  const wasOff: ClockDoubt = 'off'
  return {
    all: new Set(rows.map(({ site_id }) => site_id)),
    rest: new Set(rows.filter(({ detail }) => detail !== wasOff).map(({ site_id }) => site_id)),
  }
}

/** Refuses what could never be taken back while nobody knows what time it is. */
export async function requireTrustedClock(tx: SiteWriter): Promise<void> {
  if (await hasDoubt(tx)) orRollBack(refused('conflict', { fields: { clock: { code: 'clock' } } }))
}

/** Whether the clock is in doubt for this site. */
export async function hasDoubt(read: SiteReader): Promise<boolean> {
  return (await read.selectFrom('alarms').select('since').where('kind', '=', 'CLOCK').executeTakeFirst()) !== undefined
}

/** Ends the doubt of one site: another clock has said the same as this one. */
export async function trustSiteClock(tx: SiteWriter): Promise<void> {
  await tx.deleteFrom('alarms').where('kind', '=', 'CLOCK').execute()
}

/** Ends the doubts of all sites: the operator says that the clock is right. Answers how many sites had waited for it. */
export async function trustClock(db: Database, now: Date): Promise<number> {
  const at = now.toISOString()
  return db.inTransaction(async (tx) => {
    const ended = await tx.deleteFrom('alarms').where('kind', '=', 'CLOCK').executeTakeFirst()
    await tx
      .insertInto('clock_seen')
      .values({ name: 'jobs', seen_at: at, trusted_at: at })
      .onConflict((on) => on.column('name').doUpdateSet({ seen_at: at, trusted_at: at }))
      .execute()
    return Number(ended.numDeletedRows)
  })
}
