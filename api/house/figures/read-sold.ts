import { sql } from 'kysely'
import type { FigureKind } from '#app/models/house/figures/figure-kind.ts'
import type { Span } from '#app/models/house/figures/span.ts'
import { addDays } from '#app/models/platform/time/working-days.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readLastKept } from './keep-day-figures.ts'
import { sumSold } from './sum-sold.ts'

/** How much of something was sold, beside the year before. */
export type Sold = {
  ref: string
  year: number
  name: string
  quantity: number
  amount: number
  quantityBefore: number
  amountBefore: number
}

export type Spans = { span: Span; before: Span }

/** What was sold of each thing, the most first: closed days as they were summed up, the others as their papers stand. */
export async function readSold(read: SiteReader, spans: Spans): Promise<Map<FigureKind, Sold[]>> {
  const kept = await readLastKept(read)
  const sums = new Map<string, Sold>()
  const byKind = new Map<FigureKind, Sold[]>()
  for (const { kind, ...sold } of [...(await sumKept(read, spans)), ...(await sumOpen(read, spans, kept))]) {
    const key = JSON.stringify([kind, sold.ref, sold.year])
    const known = sums.get(key)
    if (known) add(known, sold)
    else {
      sums.set(key, sold)
      const list = byKind.get(kind)
      if (list) list.push(sold)
      else byKind.set(kind, [sold])
    }
  }
  for (const list of byKind.values()) list.sort(byAmount)
  return byKind
}

async function sumKept(read: SiteReader, { span, before }: Spans): Promise<(Sold & { kind: FigureKind })[]> {
  const within = (column: 'quantity' | 'amount', { from, to }: Span) =>
    sql<number>`sum(case when day >= ${from} and day <= ${to} then ${sql.ref(column)} else 0 end)`
  const rows = await read
    .selectFrom('day_figures')
    .select(({ fn }) => ['kind', 'ref', 'year', fn.max('name').as('name')])
    .select([within('quantity', span).as('quantity'), within('amount', span).as('amount')])
    .select([within('quantity', before).as('quantityBefore'), within('amount', before).as('amountBefore')])
    .where('kind', 'in', ['WINE', 'DELIVERY', 'MEANS', 'CODE', 'CLIENT'])
    .where(({ or, and, eb }) => or([span, before].map(({ from, to }) => and([eb('day', '>=', from), eb('day', '<=', to)]))))
    .groupBy(['kind', 'ref', 'year'])
    .execute()
  return rows.map((row) => ({
    ...row,
    quantity: Number(row.quantity),
    amount: Number(row.amount),
    quantityBefore: Number(row.quantityBefore),
    amountBefore: Number(row.amountBefore),
  }))
}

/** Of days that are not summed up yet. */
async function sumOpen(read: SiteReader, { span, before }: Spans, kept: string): Promise<(Sold & { kind: FigureKind })[]> {
  const first = kept && addDays(kept, 1)
  const open = ({ from, to }: Span) => ({ from: from > first ? from : first, to })
  const [now, earlier] = await Promise.all([span, before].map(async (one) => (one.to < first ? [] : sumSold(read, open(one)))))
  return [
    ...(now ?? []).map((figure) => ({ ...figure, quantityBefore: 0, amountBefore: 0 })),
    ...(earlier ?? []).map(({ quantity, amount, ...figure }) => ({
      ...figure,
      quantity: 0,
      amount: 0,
      quantityBefore: quantity,
      amountBefore: amount,
    })),
  ]
}

function add(sold: Sold, more: Sold): void {
  if (more.name > sold.name) sold.name = more.name
  for (const of of ['quantity', 'amount', 'quantityBefore', 'amountBefore'] as const) sold[of] += more[of]
}

function byAmount(one: Sold, other: Sold): number {
  return (
    other.amount - one.amount ||
    other.amountBefore - one.amountBefore ||
    one.ref.localeCompare(other.ref) ||
    one.year - other.year
  )
}
