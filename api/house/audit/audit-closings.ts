import type { PeriodSums } from '#app/models/selling/money/book-closing.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { sumPeriod } from '../../selling/papers/books/close-books.ts'
import { type ClosingRow, hashClosing, toClosing } from '../../selling/papers/books/closing-row.ts'
import type { Check } from './check.ts'

/** Closings follow each other in an unbroken chain, and each says what its papers come to. */
export const auditClosings: Check = async function* (read) {
  const rows = await read.selectFrom('book_closings').selectAll().orderBy('number').execute()
  const first = await read.selectFrom('papers').select('day').orderBy('day').limit(1).executeTakeFirst()
  const fault = (what: string) => ({ rule: 'I7', what })
  let last: ClosingRow | undefined
  let grandTotal = 0
  for (const row of rows) {
    const closing = toClosing(row)
    if (row.kind === 'DAY') grandTotal += row.invoiced - row.credited
    const wrong = [
      row.number !== (last?.number ?? 0) + 1 && `${(last?.number ?? 0) + 1} was to come`,
      row.previous !== (last?.hash ?? '') && 'it does not follow the one before',
      hashClosing(closing, row.previous) !== row.hash && 'it is not what was written',
      row.grand_total !== grandTotal && `its grand total is ${row.grand_total}, the days come to ${grandTotal}`,
      ...(await auditSums(read, row, first?.day)),
    ].filter((what) => what !== false)
    yield wrong.map((what) => fault(`closing ${row.id}: ${what}`))
    last = row
  }
  yield (await findUnclosed(read, rows)).map(fault)
}

/** The papers of years whose term is over are gone; their closings stay. */
async function auditSums(read: SiteReader, row: ClosingRow, firstDay: string | undefined): Promise<string[]> {
  if (row.kind === 'DAY' && (firstDay === undefined || row.period < firstDay)) return []
  const said = toClosing(row)
  const found = await sumPeriod(read, row.kind, row.period).catch(() => undefined)
  if (!found) return ['its papers cannot be read']
  const names = ['invoices', 'credits', 'invoiced', 'credited', 'vat', 'lastInvoice', 'lastCredit'] as const
  const spell = (sums: PeriodSums) => names.map((name) => JSON.stringify(sums[name]))
  const differs = names.filter((_, place) => spell(said)[place] !== spell(found)[place])
  return differs.map((name) => `its ${name} is ${JSON.stringify(said[name])}, the books say ${JSON.stringify(found[name])}`)
}

/** A day that was passed over would never be closed. */
async function findUnclosed(read: SiteReader, rows: readonly ClosingRow[]): Promise<string[]> {
  const days = rows.filter(({ kind }) => kind === 'DAY').map(({ period }) => period)
  const last = days.at(-1)
  if (last === undefined) return []
  const used = await read.selectFrom('papers').select('day').distinct().where('day', '<', last).execute()
  const known = new Set(days)
  return used.filter(({ day }) => !known.has(day)).map(({ day }) => `the day ${day} has papers and no closing`)
}
