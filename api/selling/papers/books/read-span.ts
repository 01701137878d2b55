import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import type { PaperRow } from '../issue-paper.ts'

const mostDays = 366

/** The papers of a span of days, as they were issued; more than a year at once is refused. */
export async function readSpan(read: SiteReader, { from, to }: { from: string; to: string }): Promise<Outcome<PaperRow[]>> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (days < 1 || days > mostDays) return refused('invalid', { fields: { to: { code: 'format' } } })
  const rows = await read
    .selectFrom('papers')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('issued_at')
    .orderBy('kind')
    .orderBy('number')
    .execute()
  return done(rows)
}
