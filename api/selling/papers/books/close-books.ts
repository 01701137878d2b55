import { parisDay } from '#app/models/platform/time/working-days.ts'
import {
  type Closing,
  type ClosingKind,
  type PeriodSums,
  periodAround,
  sumPapers,
  sumPeriods,
} from '#app/models/selling/money/book-closing.ts'
import { sayHead } from '#app/models/selling/money/book-entry.ts'
import type { SiteReader, SiteWriter } from '../../../platform/database/database.ts'
import type { SiteAtWork } from '../../../platform/jobs/each-site.ts'
import { readBody } from '../issue-paper.ts'
import { endSeries, takeNumber } from '../take-number.ts'
import { toClosing, toClosingRow } from './closing-row.ts'

/** What began before midnight has ended by then. */
const marginMs = 15 * 60_000

/** Closes every day, month and year that is over and had papers; each is summed up once, chained to the one before. */
export async function closeBooks({ read, inTransaction, now }: SiteAtWork): Promise<number> {
  const today = parisDay(new Date(now.getTime() - marginMs))
  let closed = 0
  const close = async (kind: ClosingKind, period: string) => {
    if (await inTransaction((tx) => closePeriod(tx, { kind, period, now }))) closed += 1
  }
  for (const day of await listOpenDays(read, today)) {
    await closeLonger(read, day, close)
    await close('DAY', day)
  }
  await closeLonger(read, today, close)
  return closed
}

type Close = (kind: ClosingKind, period: string) => Promise<void>

/** Months and years that ended before a day, as far as their days are closed. */
async function closeLonger(read: SiteReader, day: string, close: Close): Promise<void> {
  for (const [kind, inner] of [
    ['MONTH', 'DAY'],
    ['YEAR', 'MONTH'],
  ] as const) {
    const rows = await read.selectFrom('book_closings').select(['kind', 'period']).where('kind', 'in', [kind, inner]).execute()
    const known = new Set(rows.filter((row) => row.kind === kind).map(({ period }) => period))
    const whole = rows.filter((row) => row.kind === inner).map(({ period }) => periodAround(kind, period))
    const over = [...new Set(whole)].filter((period) => !known.has(period) && period < periodAround(kind, day)).sort()
    for (const period of over) await close(kind, period)
  }
}

async function listOpenDays(read: SiteReader, before: string): Promise<string[]> {
  const last = await read
    .selectFrom('book_closings')
    .select('period')
    .where('kind', '=', 'DAY')
    .orderBy('period', 'desc')
    .executeTakeFirst()
  const days = await read
    .selectFrom('papers')
    .select('day')
    .distinct()
    .where('day', '>', last?.period ?? '')
    .where('day', '<', before)
    .orderBy('day')
    .execute()
  return days.map(({ day }) => day)
}

type Period = { kind: ClosingKind; period: string; now: Date }

async function closePeriod(tx: SiteWriter, { kind, period, now }: Period): Promise<boolean> {
  const { at, previous } = await takeNumber(tx, 'CLOSING', now)
  const known = await tx
    .selectFrom('book_closings')
    .select(['kind', 'period', 'number', 'grand_total'])
    .orderBy('number')
    .execute()
  if (known.some((row) => row.kind === kind && row.period === period)) return false
  const sums = await sumPeriod(tx, kind, period)
  const before = known.filter((row) => row.kind === 'DAY').at(-1)?.grand_total ?? 0
  const grandTotal = kind === 'DAY' ? before + sums.invoiced - sums.credited : before
  const closing: Closing = {
    ...sums,
    kind,
    period,
    number: (known.at(-1)?.number ?? 0) + 1,
    grandTotal,
    madeAt: at,
    head: await readEnd(tx),
  }
  const row = toClosingRow(closing, previous)
  await tx.insertInto('book_closings').values(row).execute()
  await endSeries(tx, 'CLOSING', row.hash)
  return true
}

async function readEnd(read: SiteReader): Promise<string> {
  const tip = await read.selectFrom('book_tips').select(['seq', 'hash']).executeTakeFirst()
  return tip ? sayHead(tip) : ''
}

/** What a period came to: a day by its papers, a month by its days, a year by its months. */
export async function sumPeriod(read: SiteReader, kind: ClosingKind, period: string): Promise<PeriodSums> {
  if (kind === 'DAY') {
    const rows = await read.selectFrom('papers').select('body').where('day', '=', period).execute()
    return sumPapers(rows.map(readBody))
  }
  const inner = kind === 'MONTH' ? 'DAY' : 'MONTH'
  const rows = await read
    .selectFrom('book_closings')
    .selectAll()
    .where('kind', '=', inner)
    .where('period', '>=', `${period}-01`)
    .where('period', '<=', `${period}-${kind === 'MONTH' ? 31 : 12}`)
    .orderBy('period')
    .execute()
  return sumPeriods(rows.map(toClosing))
}
