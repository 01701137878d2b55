import { done, type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import { readPages } from '../../../platform/database/read-pages.ts'
import type { PaperRow } from '../issue-paper.ts'

const mostDays = 366

type Span = { from: string; to: string }

/** The papers of a span of days in the order in which they were issued, some at a time; more than a year at once is refused. */
export function readSpan(read: SiteReader, { from, to }: Span): Outcome<AsyncIterable<PaperRow[]>> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (days < 1 || days > mostDays) return refused('invalid', { fields: { to: { code: 'days_span' } } })
  return done(readPages<PaperRow>((last, limit) => readNext(read, { from, to }, { last, limit })))
}

/** What is wrong with a span of days that is not over. */
export function findOpenDays({ to }: Pick<Span, 'to'>, now: Date): Fault | undefined {
  return to >= parisDay(now) ? { code: 'days_open', params: { to: sayShortDay(to) } } : undefined
}

/** Days of France begin before those of the clock: the moments around them let the index of moments give the order. */
function readNext(read: SiteReader, { from, to }: Span, { last, limit }: { last: PaperRow | undefined; limit: number }) {
  const all = read
    .selectFrom('papers')
    .selectAll()
    .where('issued_at', '>=', last?.issued_at ?? addDays(from, -1))
    .where('issued_at', '<', addDays(to, 2))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('issued_at')
    .orderBy('kind')
    .orderBy('number')
    .limit(limit)
  if (!last) return all.execute()
  const { issued_at, kind, number } = last
  const isLater = all.where((is) =>
    is.or([is('issued_at', '>', issued_at), is('kind', '>', kind), is.and([is('kind', '=', kind), is('number', '>', number)])]),
  )
  return isLater.execute()
}
