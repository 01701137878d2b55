import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { sumSold } from './sum-sold.ts'

/** A shop that had years before this was kept takes a few turns. */
const mostAtOnce = 400

/** Sums up what each closed day sold, once: nothing is issued on it any more. */
export async function keepDayFigures({ read, inTransaction }: SiteAtWork): Promise<void> {
  for (const day of await listClosedDays(read, await readLastKept(read))) {
    const figures = await sumSold(read, { from: day, to: day })
    const isTold = figures.some(({ kind }) => kind === 'DAY')
    const nothing = { kind: 'DAY' as const, day, ref: '', year: 0, name: '', quantity: 0, amount: 0 }
    const rows = isTold ? figures : [nothing]
    await inTransaction((tx) =>
      tx
        .insertInto('day_figures')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'day', 'ref', 'year']).doNothing())
        .execute(),
    )
  }
}

/** The last day that was summed up; those after it are summed when they are asked for. */
export async function readLastKept(read: SiteReader): Promise<string> {
  const row = await read
    .selectFrom('day_figures')
    .select('day')
    .where('kind', '=', 'DAY')
    .orderBy('day', 'desc')
    .executeTakeFirst()
  return row?.day ?? ''
}

async function listClosedDays(read: SiteReader, after: string): Promise<string[]> {
  const rows = await read
    .selectFrom('book_closings')
    .select('period')
    .where('kind', '=', 'DAY')
    .where('period', '>', after)
    .orderBy('period')
    .limit(mostAtOnce)
    .execute()
  return rows.map(({ period }) => period)
}
