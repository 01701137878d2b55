import type { Selectable } from 'kysely'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { nextNumber } from '#app/models/selling/money/paper.ts'
import { requireTrustedClock } from '../../platform/clock/clock-doubts.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

type Row = Selectable<SiteTables['paper_series']>
export type Series = Row['series']
export type Taken = { year: number; number: number; at: string; previous: string }

/**
 * Draws the next number of a series, for the paper that is written in the same transaction: what fails takes its number back with it.
 * While the clock is in doubt there is none: a number of a year that has not come would stand for ever.
 * Whoever comes second waits at the first statement, so that no two read the same end of the chain.
 */
export async function takeNumber(tx: SiteWriter, series: Series, now: Date): Promise<Taken> {
  await requireTrustedClock(tx)
  const row = (await holdSeries(tx, series)) ?? (await openSeries(tx, series))
  const latest = await readLatest(tx)
  const { at, year, number } = nextNumber({ ...row, at: latest }, now.toISOString(), yearInFrance)
  await tx.updateTable('paper_series').set({ year, number, last_at: at }).where('series', '=', series).execute()
  return { year, number, at, previous: row.last_hash }
}

/** Makes a paper the end of its series. */
export async function endSeries(tx: SiteWriter, series: Series, hash: string): Promise<void> {
  await tx.updateTable('paper_series').set({ last_hash: hash }).where('series', '=', series).execute()
}

/** The year that a moment lies in, in France. */
export function yearInFrance(at: string): number {
  return Number(parisDay(new Date(at)).slice(0, 4))
}

function holdSeries(tx: SiteWriter, series: Series): Promise<Row | undefined> {
  return tx
    .updateTable('paper_series')
    .set(({ eb }) => ({ turns: eb('turns', '+', 1) }))
    .where('series', '=', series)
    .returningAll()
    .executeTakeFirst()
}

async function openSeries(tx: SiteWriter, series: Series): Promise<Row> {
  await tx
    .insertInto('paper_series')
    .values({ series, turns: 0, year: 0, number: 0, last_at: '', last_hash: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await holdSeries(tx, series)
  if (!row) throw new Error(`the series ${series} that was just opened is not there`)
  return row
}

/** A closed day stays closed: no paper is dated before any other, whatever the clock says. */
async function readLatest(tx: SiteWriter): Promise<string> {
  const rows = await tx.selectFrom('paper_series').select('last_at').execute()
  return (
    rows
      .map(({ last_at }) => last_at)
      .sort()
      .at(-1) ?? ''
  )
}
