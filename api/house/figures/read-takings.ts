import { listSteps, type Span, stepsBefore } from '#app/models/house/figures/span.ts'
import { type PeriodSums, sumPapers } from '#app/models/selling/money/book-closing.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readBody } from '../../selling/papers/issue-paper.ts'
import type { Spans } from './read-sold.ts'

/** What the books say of some days: with tax and without, credits taken off. */
export type Takings = { orders: number; invoiced: number; credited: number; gross: number; net: number; tax: number }

type DaySums = Pick<PeriodSums, 'invoices' | 'invoiced' | 'credited' | 'vat'> & { day: string }

/** What came in, as the books have it: days that are closed by their closings, the others by their papers. */
export async function readTakings(read: SiteReader, { span, before }: Spans) {
  const [days, earlier] = await Promise.all([readDays(read, span), readDays(read, before)])
  const ofStep = ({ from, to }: Span, of: readonly DaySums[]) => sumUp(of.filter(({ day }) => day >= from && day <= to))
  const steps = listSteps(span)
  const same = stepsBefore(steps, before)
  return {
    now: sumUp(days),
    before: sumUp(earlier),
    steps: steps.map((step, place) => {
      const answering = same[place]
      return { ...step, now: ofStep(step, days), before: ofStep(answering ?? step, answering ? earlier : []) }
    }),
  }
}

function sumUp(days: readonly DaySums[]): Takings {
  const sums = { orders: 0, invoiced: 0, credited: 0, gross: 0, net: 0, tax: 0 }
  for (const { invoices, invoiced, credited, vat } of days) {
    sums.orders += invoices
    sums.invoiced += invoiced
    sums.credited += credited
    sums.gross += invoiced - credited
    for (const { net, tax } of vat) {
      sums.net += net
      sums.tax += tax
    }
  }
  return sums
}

async function readDays(read: SiteReader, span: Span): Promise<DaySums[]> {
  const last = await read
    .selectFrom('book_closings')
    .select('period')
    .where('kind', '=', 'DAY')
    .orderBy('period', 'desc')
    .executeTakeFirst()
  return [...(await readClosed(read, span)), ...(await readOpen(read, span, last?.period ?? ''))]
}

async function readClosed(read: SiteReader, { from, to }: Span): Promise<DaySums[]> {
  const rows = await read
    .selectFrom('book_closings')
    .select(['period as day', 'invoices', 'invoiced', 'credited', 'vat'])
    .where('kind', '=', 'DAY')
    .where('period', '>=', from)
    .where('period', '<=', to)
    .orderBy('period')
    .execute()
  return rows.map(({ vat, ...row }) => ({ ...row, vat: JSON.parse(vat) as DaySums['vat'] }))
}

async function readOpen(read: SiteReader, { from, to }: Span, closed: string): Promise<DaySums[]> {
  if (to <= closed) return []
  const rows = await read
    .selectFrom('papers')
    .select(['day', 'body'])
    .where('day', '>', closed)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  const days = Map.groupBy(rows, ({ day }) => day)
  return [...days].map(([day, papers]) => ({ day, ...sumPapers(papers.map(readBody)) }))
}
