import { sql } from 'kysely'
import type { Span } from '#app/models/house/figures/span.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { Spans } from './read-sold.ts'

/** How many visits were counted, and from where: by the word that an address carried, and nothing of who came. */
export async function sumSources(read: SiteReader, { span, before }: Spans) {
  const within = ({ from, to }: Span) =>
    sql<number>`sum(case when day >= ${from} and day <= ${to} then ${sql.ref('count')} else 0 end)`
  const rows = await read
    .selectFrom('visits')
    .select('source')
    .select([within(span).as('count'), within(before).as('countBefore')])
    .where(({ or, and, eb }) => or([span, before].map(({ from, to }) => and([eb('day', '>=', from), eb('day', '<=', to)]))))
    .groupBy('source')
    .execute()
  const sources = rows
    .map(({ source, count, countBefore }) => ({ source, count: Number(count), countBefore: Number(countBefore) }))
    .sort(
      (one, other) => other.count - one.count || other.countBefore - one.countBefore || one.source.localeCompare(other.source),
    )
  const sum = (of: 'count' | 'countBefore') => sources.reduce((all, one) => all + one[of], 0)
  return { count: sum('count'), countBefore: sum('countBefore'), sources }
}
