import { parisDay } from '#app/models/platform/time/working-days.ts'
import { type ClosedDays, stageOf } from '#app/models/site/house-closing.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** What a closing stops. */
type Stopped = 'stops_collection' | 'stops_shipping' | 'stops_bookings'

/** The days off, from today on, on which this stops. */
export async function listClosedDays(read: SiteReader, stopped: Stopped, today: string): Promise<ClosedDays[]> {
  const rows = await read
    .selectFrom('collection_closings')
    .select(['first_day', 'last_day'])
    .where('last_day', '>=', today)
    .where(stopped, '=', 1)
    .execute()
  return rows.map(({ first_day, last_day }) => ({ firstDay: first_day, lastDay: last_day }))
}

/** The days off that are told now: those that run, or else the next ones. */
export async function findAnnouncedClosing(read: SiteReader, now: Date) {
  const today = parisDay(now)
  const rows = await read
    .selectFrom('collection_closings')
    .selectAll()
    .where('last_day', '>=', today)
    .orderBy('first_day')
    .orderBy('id')
    .limit(20)
    .execute()
  for (const row of rows) {
    const days = { firstDay: row.first_day, lastDay: row.last_day }
    const stage = stageOf(days, row.announce_days, today)
    if (stage !== 'running' && stage !== 'told') continue
    return {
      ...days,
      isRunning: stage === 'running',
      isTold: row.is_told === 1,
      words: row.words,
      closesDoors: row.closes_doors === 1,
      stopsShipping: row.stops_shipping === 1,
    }
  }
  return undefined
}
