import { sql } from 'kysely'
import type { ClientKind, FigureKind } from '#app/models/house/figures/figure-kind.ts'
import type { Span } from '#app/models/house/figures/span.ts'
import { wayToPay } from '#app/models/selling/money/card-means.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** What was counted of one thing on one day. */
export type DayFigure = {
  kind: FigureKind
  day: string
  ref: string
  year: number
  name: string
  quantity: number
  amount: number
}

/** What was sold on each of these days: an order counts, whole and as it was sold, on the day of its invoice. */
export async function sumSold(read: SiteReader, span: Span): Promise<DayFigure[]> {
  const parts = await Promise.all([sumDays(read, span), sumWines(read, span), sumWays(read, span), sumClients(read, span)])
  return addUp(parts.flat())
}

function invoices(read: SiteReader, { from, to }: Span) {
  return read
    .selectFrom('papers')
    .where('papers.kind', '=', 'INVOICE')
    .where('papers.day', '>=', from)
    .where('papers.day', '<=', to)
}

async function sumDays(read: SiteReader, span: Span): Promise<DayFigure[]> {
  const rows = await invoices(read, span)
    .select(({ fn }) => ['papers.day', fn.countAll<number>().as('quantity'), fn.sum<number>('papers.total').as('amount')])
    .groupBy('papers.day')
    .execute()
  return rows.map((row) => toFigure('DAY', row))
}

async function sumWines(read: SiteReader, span: Span): Promise<DayFigure[]> {
  const rows = await invoices(read, span)
    .innerJoin('order_lines', 'order_lines.order_id', 'papers.order_id')
    .select(({ fn }) => [
      'papers.day',
      'order_lines.product_id as ref',
      'order_lines.details',
      fn.max('order_lines.name').as('name'),
      fn.sum<number>('order_lines.quantity').as('quantity'),
      fn.sum<number>('order_lines.amount_paid').as('amount'),
    ])
    .groupBy(['papers.day', 'order_lines.product_id', 'order_lines.details'])
    .execute()
  return rows.map(({ details, ...row }) => toFigure('WINE', { ...row, year: yearOf(details) }))
}

function yearOf(details: string): number {
  const { year } = JSON.parse(details) as { year?: number | null }
  return year ?? 0
}

async function sumWays(read: SiteReader, span: Span): Promise<DayFigure[]> {
  const rows = await invoices(read, span)
    .innerJoin('orders', 'orders.id', 'papers.order_id')
    .select(({ fn }) => [
      'papers.day',
      'orders.delivery_type',
      'orders.means',
      'orders.card_means',
      'orders.discount_code',
      fn.countAll<number>().as('quantity'),
      fn.sum<number>('papers.total').as('amount'),
    ])
    .groupBy(['papers.day', 'orders.delivery_type', 'orders.means', 'orders.card_means', 'orders.discount_code'])
    .execute()
  return rows.flatMap((row) => [
    toFigure('DELIVERY', { ...row, ref: row.delivery_type }),
    toFigure('MEANS', { ...row, ref: wayToPay(row.means, row.card_means) }),
    ...(row.discount_code ? [toFigure('CODE', { ...row, ref: row.discount_code })] : []),
  ])
}

async function sumClients(read: SiteReader, span: Span): Promise<DayFigure[]> {
  const rows = await invoices(read, span)
    .innerJoin('orders', 'orders.id', 'papers.order_id')
    .select(({ fn, case: when, exists, selectFrom, ref }) => [
      'papers.day',
      when()
        .when('orders.email_key', '=', '')
        .then(sql.lit<ClientKind>('PASSING'))
        .when(
          exists(
            selectFrom('orders as earlier')
              .innerJoin('papers as first', 'first.order_id', 'earlier.id')
              .select('first.id')
              .where('first.kind', '=', 'INVOICE')
              .where('earlier.email_key', '=', ref('orders.email_key'))
              // Numbers of one series follow time, where two moments may be the same.
              .where(({ or, and, eb }) =>
                or([
                  eb('first.year', '<', ref('papers.year')),
                  and([eb('first.year', '=', ref('papers.year')), eb('first.number', '<', ref('papers.number'))]),
                ]),
              ),
          ),
        )
        .then(sql.lit<ClientKind>('BACK'))
        .else(sql.lit<ClientKind>('NEW'))
        .end()
        .as('ref'),
      fn.countAll<number>().as('quantity'),
      fn.sum<number>('papers.total').as('amount'),
    ])
    .groupBy(['papers.day', 'ref'])
    .execute()
  return rows.map((row) => toFigure('CLIENT', row))
}

type Sums = { day: string; ref?: string; year?: number; name?: string; quantity: number; amount: number }

function toFigure(kind: FigureKind, { day, ref = '', year = 0, name = '', quantity, amount }: Sums): DayFigure {
  return { kind, day, ref, year, name, quantity: Number(quantity), amount: Number(amount) }
}

/** One row for each thing of a day: bottles of one vintage in several sizes are one, and so are ways that are told as one. */
function addUp(figures: readonly DayFigure[]): DayFigure[] {
  const sums = new Map<string, DayFigure>()
  for (const figure of figures) {
    const key = JSON.stringify([figure.kind, figure.day, figure.ref, figure.year])
    const known = sums.get(key)
    if (!known) sums.set(key, figure)
    else sums.set(key, { ...known, quantity: known.quantity + figure.quantity, amount: known.amount + figure.amount })
  }
  return [...sums.values()]
}
