import type { Selectable } from 'kysely'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { type ClosedDays, stageOf } from '#app/models/site/house-closing.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { keepBeside } from '../../platform/ports/keep-beside.ts'

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
  return findAnnounced(await readNext(read, today), today)
}

/** The same by settings that were read within the same transaction. */
export async function findKeptClosing(read: SiteReader, now: Date, values: Readonly<ParameterValues>) {
  const today = parisDay(now)
  return findAnnounced(await readKeptNext(read, values, today), today)
}

type Closing = Selectable<SiteTables['collection_closings']>

function readNext(read: SiteReader, today: string): Promise<readonly Closing[]> {
  const next = read.selectFrom('collection_closings').selectAll().where('last_day', '>=', today)
  return next.orderBy('first_day').orderBy('id').limit(20).execute()
}

const readKeptNext = keepBeside(readNext)

function findAnnounced(rows: readonly Closing[], today: string) {
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
