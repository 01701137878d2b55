import type { Selectable } from 'kysely'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { labelOf, type Paper, paperKinds } from '#app/models/selling/money/paper.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { hashPaper } from '../../selling/papers/issue-paper.ts'
import { findSumFaults } from './audit-paper-sums.ts'
import type { Check, RankedFound } from './check.ts'
import type { OrderCheck, OrderPage } from './each-orders.ts'

type Series = Selectable<SiteTables['paper_series']>
type Link = Awaited<ReturnType<typeof readNext>>[number]

const atOnce = 500

/** I7: papers have every number once, in an unbroken chain. */
export const auditSeries: Check<RankedFound> = async function* (read) {
  const series = await read.selectFrom('paper_series').selectAll().execute()
  for (const kind of paperKinds.keys()) {
    const known = series.find((one) => one.series === paperKinds[kind])
    yield* auditOne(read, kind, known)
  }
}

/** Goes through a series from its first paper, some at a time: the books of many years do not have to fit into memory. */
async function* auditOne(read: SiteReader, kind: number, series: Series | undefined): AsyncGenerator<RankedFound[]> {
  let last: Link | undefined
  for (let isMore = true; isMore; ) {
    const rows = await readNext(read, kind, last)
    yield rows.flatMap((row, place) => auditLink(row, rows[place - 1] ?? last, kind))
    last = rows.at(-1) ?? last
    isMore = rows.length === atOnce
  }
  const end = last ? `${last.year}/${last.number} ${last.hash}` : 'nothing'
  const known = endOf(series)
  const what = `the last of the series ${paperKinds[kind]} is ${end}, the series says ${known}`
  if (end !== known) yield [{ rule: 'I7', what, at: [kind, Number.POSITIVE_INFINITY, 0, 0] }]
}

function readNext(read: SiteReader, kind: number, last: { year: number; number: number } | undefined) {
  const all = read
    .selectFrom('papers')
    .select(['year', 'number', 'label', 'previous', 'hash', 'issued_at'])
    .where('kind', '=', paperKinds[kind] ?? 'INVOICE')
    .orderBy('year')
    .orderBy('number')
    .limit(atOnce)
  if (!last) return all.execute()
  // As one comparison it is found in the index; as two it would go through all that came before, page by page.
  return all.where(({ eb, refTuple, tuple }) => eb(refTuple('year', 'number'), '>', tuple(last.year, last.number))).execute()
}

function endOf(series: Series | undefined): string {
  return series && series.number > 0 ? `${series.year}/${series.number} ${series.last_hash}` : 'nothing'
}

/** A paper, beside the one before it. */
function auditLink(row: Link, last: Link | undefined, kind: number): RankedFound[] {
  const wanted = last && last.year === row.year ? last.number + 1 : 1
  return [
    row.number !== wanted && `its number is ${row.number}, ${wanted} was to come`,
    // The papers of years whose term is over are gone, by whole years.
    last && row.previous !== last.hash && `it does not follow ${last.label}`,
    last && row.issued_at < last.issued_at && `it is older than ${last.label}`,
  ].flatMap((what, fault) =>
    what ? [{ rule: 'I7', what: `${row.label}: ${what}`, at: [kind, row.year, row.number, fault - linkFaults] }] : [],
  )
}

/** So many things are looked at between a paper and the one before; they are told before what is wrong in it. */
const linkFaults = 3

/** I5 and I7: each paper is as it was issued, and adds up. */
export const auditPapers: OrderCheck<RankedFound> = ({ papers }) => papers.flatMap(auditPaper)

type AuditedPaper = OrderPage['papers'][number]

function auditPaper({ row, paper }: AuditedPaper): RankedFound[] {
  const kind = paperKinds.indexOf(row.kind)
  const place = (faults: readonly { rule: string; what: string }[]) =>
    faults.map(({ rule, what }, fault) => ({
      rule,
      what: `${row.label}: ${what}`,
      at: [kind, row.year, row.number, fault] as const,
    }))
  if (!paper || hashPaper(row.body, row.previous) !== row.hash) return place([{ rule: 'I7', what: 'it is not what was issued' }])
  const columns = findColumnFaults(row, paper).map((what) => ({ rule: 'I7', what }))
  const sums = findSumFaults(paper).map((what) => ({ rule: 'I5', what }))
  return columns.length + sums.length > 0 ? place([...columns, ...sums]) : []
}

/** What stands beside the paper, to find it by, is what the paper says. */
function findColumnFaults(row: AuditedPaper['row'], paper: Paper): string[] {
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
