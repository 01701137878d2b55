import { sql } from 'kysely'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { sumUnionSales } from '#app/models/selling/money/union-sales.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import { readBody } from '../issue-paper.ts'

/** What was sold to people of the Union this year or last, whichever is more: either of them passes the threshold. */
export async function readUnionSales(read: SiteReader, now: Date): Promise<number> {
  const year = Number(parisDay(now).slice(0, 4))
  const rows = await read
    .selectFrom('papers')
    .select('body')
    .where('year', 'in', [year - 1, year])
    // Few papers go there: an index holds those alone, by these very words, and what they say is counted below.
    .where('body', 'like', sql.lit('%"territory":"UNION"%'))
    .execute()
  return sumUnionSales(rows.map(readBody))
}
