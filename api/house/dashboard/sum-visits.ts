import type { SiteReader } from '../../platform/database/database.ts'
import { listDays, type Span } from './span.ts'

const most = 6

/** How many came on each day, and from where. */
export async function sumVisits(read: SiteReader, span: Span) {
  const byDay = await read
    .selectFrom('visits')
    .select(({ fn }) => ['day', fn.sum<number>('count').as('sum')])
    .where('day', '>=', span.before)
    .groupBy('day')
    .execute()
  const sources = await read
    .selectFrom('visits')
    .select(({ fn }) => ['source', fn.sum<number>('count').as('sum')])
    .where('day', '>=', span.since)
    .groupBy('source')
    .orderBy('sum', 'desc')
    .orderBy('source')
    .limit(most)
    .execute()
  const counts = new Map(byDay.map(({ day, sum }) => [day, Number(sum)]))
  const days = listDays(span).map((day) => ({ day, count: counts.get(day) ?? 0 }))
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const all = [...counts].reduce((sum, [day, count]) => (day <= span.until ? sum + count : sum), 0)
  return {
    total,
    totalBefore: all - total,
    days,
    sources: sources.map(({ source, sum }) => ({ source, count: Number(sum) })),
  }
}
