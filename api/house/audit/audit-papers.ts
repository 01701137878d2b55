import type { Selectable } from 'kysely'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { labelOf, type Paper, type PaperKind, paperKinds } from '#app/models/selling/money/paper.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { findBody, hashPaper, type PaperRow } from '../../selling/papers/issue-paper.ts'
import { findSumFaults } from './audit-paper-sums.ts'
import type { Check, Found } from './check.ts'

type Series = Selectable<SiteTables['paper_series']>

const atOnce = 500

/** I7: papers have every number once, in an unbroken chain, and each is as it was issued. */
export const auditPapers: Check = async function* (read) {
  const series = await read.selectFrom('paper_series').selectAll().execute()
  for (const kind of paperKinds) {
    const known = series.find((one) => one.series === kind)
    yield* auditSeries(read, kind, known)
  }
}

/** Goes through a series from its first paper, some at a time: the books of many years do not have to fit into memory. */
async function* auditSeries(read: SiteReader, kind: PaperKind, series: Series | undefined): AsyncGenerator<Found> {
  let last: PaperRow | undefined
  for (let isMore = true; isMore; ) {
    const rows = await readNext(read, kind, last)
    for (const row of rows) {
      yield* auditPaper(row, last)
      last = row
    }
    isMore = rows.length === atOnce
  }
  const end = last ? `${last.year}/${last.number} ${last.hash}` : 'nothing'
  const known = endOf(series)
  if (end !== known) yield { rule: 'I7', what: `the last of the series ${kind} is ${end}, the series says ${known}` }
}

function readNext(read: SiteReader, kind: PaperKind, last: PaperRow | undefined): Promise<PaperRow[]> {
  const all = read.selectFrom('papers').selectAll().where('kind', '=', kind).orderBy('year').orderBy('number').limit(atOnce)
  if (!last) return all.execute()
  // As one comparison it is found in the index; as two it would go through all that came before, page by page.
  return all.where(({ eb, refTuple, tuple }) => eb(refTuple('year', 'number'), '>', tuple(last.year, last.number))).execute()
}

function endOf(series: Series | undefined): string {
  return series && series.number > 0 ? `${series.year}/${series.number} ${series.last_hash}` : 'nothing'
}

/** One line of the books, beside the one before it. */
function auditPaper(row: PaperRow, last: PaperRow | undefined): Found[] {
  const wrong = (rule: string, what: string) => ({ rule, what: `${row.label}: ${what}` })
  const found = findOrderFaults(row, last).map((what) => wrong('I7', what))
  const paper = findBody(row)
  if (hashPaper(row.body, row.previous) !== row.hash || !paper) return [...found, wrong('I7', 'it is not what was issued')]
  return [
    ...found,
    ...findColumnFaults(row, paper).map((what) => wrong('I7', what)),
    ...findSumFaults(paper).map((what) => wrong('I5', what)),
  ]
}

function findOrderFaults(row: PaperRow, last: PaperRow | undefined): string[] {
  const wanted = last && last.year === row.year ? last.number + 1 : 1
  return [
    row.number !== wanted && `its number is ${row.number}, ${wanted} was to come`,
    // The papers of years whose term is over are gone, by whole years.
    last && row.previous !== last.hash && `it does not follow ${last.label}`,
    last && row.issued_at < last.issued_at && `it is older than ${last.label}`,
  ].filter((what) => what !== false && what !== undefined)
}

/** What stands beside the paper, to find it by, is what the paper says. */
function findColumnFaults(row: PaperRow, paper: Paper): string[] {
  const said = {
    kind: paper.kind,
    year: paper.year,
    number: paper.number,
    label: labelOf(paper),
    order_id: paper.orderId,
    reference: paper.reference,
    buyer: paper.buyer.company || paper.buyer.name,
    total: paper.total,
    issued_at: paper.issuedAt,
    day: parisDay(new Date(paper.issuedAt)),
  }
  return (Object.keys(said) as (keyof typeof said)[])
    .filter((name) => said[name] !== row[name])
    .map((name) => `its ${name} is kept as ${row[name]}, the paper says ${said[name]}`)
}
