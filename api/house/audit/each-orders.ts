import type { Selectable } from 'kysely'
import type { GivenUp } from '#app/models/selling/orders/order-rest.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { readGivenLines } from '../../selling/orders/count-lines.ts'
import { findBody } from '../../selling/papers/issue-paper.ts'
import type { Found } from './check.ts'
import type { Tally } from './tally.ts'

const atOnce = 200
/** Papers outlive their orders: of those between two orders there may be any number, and no more than this lie in memory. */
const mostPapers = 1000

/** What the looks go by; the rest of an order is long, and is not read. */
const columns = [
  'id',
  'payment_state',
  'fulfilment_state',
  'is_holding',
  'is_proven',
  'proof',
  'subtotal',
  'discount',
  'shipping_fees',
  'wrapping',
  'total',
  'paid',
  'refunded',
  'due_on',
  'vat',
  'tracking',
  'steps',
  'last_hash',
] as const

/** An order as far as it is looked at. */
export type AuditedOrder = Pick<Selectable<SiteTables['orders']>, (typeof columns)[number]>

/** The orders from behind one to another; what hangs on them is read as they are, by where it begins and ends. */
export type Span = { after: string; upTo: string }

/** Some orders that lie in memory at once, with what more than one look asks for. */
export type OrderPage = Awaited<ReturnType<typeof readPage>>

/** One look at some orders: what breaks which rule, as it is found. */
export type OrderCheck<F extends Found = Found> = (page: OrderPage) => F[] | Promise<F[]>

/** A look at orders, and where it is kept what it finds. */
export type OrderLook = (page: OrderPage) => Promise<void>

/** One look, told to a tally. */
export function tellTo<F extends Found>(tally: Tally<F>, check: OrderCheck<F>): OrderLook {
  return async (page) => {
    for (const found of await check(page)) tally.add(found)
  }
}

/**
 * Looks at all orders from the first, some at a time, and reads each once for all looks: those of many years, with all that hangs on
 * them, do not have to fit into memory.
 */
export async function eachOrders(read: SiteReader, looks: readonly OrderLook[]): Promise<void> {
  let after = ''
  for (;;) {
    const all = read.selectFrom('orders').select(columns).where('id', '>', after).orderBy('id').limit(atOnce)
    const next = await all.execute()
    const last = next.at(-1)?.id
    const upTo = await findEnd(read, after, last)
    if (upTo === undefined) break
    const orders = upTo === last ? next : await all.where('id', '<=', upTo).execute()
    const page = await readPage(read, orders, { after, upTo })
    for (const look of looks) await look(page)
    after = upTo
  }
}

/** Where a page ends: at the last of its orders, or before it where too many papers lie between; behind all orders, at a paper. */
async function findEnd(read: SiteReader, after: string, last: string | undefined): Promise<string | undefined> {
  const papers = read.selectFrom('papers').select('order_id').where('order_id', '>', after).orderBy('order_id')
  if (last === undefined) return (await papers.limit(atOnce).execute()).at(-1)?.order_id
  const crowded = await papers.where('order_id', '<', last).offset(mostPapers).limit(1).executeTakeFirst()
  return crowded?.order_id ?? last
}

async function readPage(read: SiteReader, orders: readonly AuditedOrder[], span: Span) {
  const lines = await read
    .selectFrom('order_lines')
    .select(['order_id', 'place', 'name', 'quantity', 'takes', 'amount_after', 'amount_paid'])
    .where('order_id', '>', span.after)
    .where('order_id', '<=', span.upTo)
    .orderBy('order_id')
    .orderBy('place')
    .execute()
  const refunds = await read
    .selectFrom('refunds')
    .select(['order_id', 'amount', 'source'])
    .where('order_id', '>', span.after)
    .where('order_id', '<=', span.upTo)
    .where('taken_back_at', 'is', null)
    .execute()
  const papers = await readPapers(read, span)
  const withdrawals = await read
    .selectFrom('withdrawals')
    .select(['order_id', 'state', 'lines', 'is_released'])
    .where('order_id', '>', span.after)
    .where('order_id', '<=', span.upTo)
    .orderBy('id')
    .execute()
  const amendments = await read
    .selectFrom('amendments')
    .select(['order_id', 'lines'])
    .where('order_id', '>', span.after)
    .where('order_id', '<=', span.upTo)
    .orderBy('id')
    .execute()
  const given = { withdrawals: groupByOrder(withdrawals), amendments: groupByOrder(amendments) }
  let stock: ReturnType<typeof readStock> | undefined
  const getStock = () => {
    stock ??= readStock(read, span)
    return stock
  }
  return { read, orders, span, lines, linesOf: groupByOrder(lines), refunds, papers, given, getStock }
}

/** The papers of orders, each with what it says: that is long, and read and understood once for all looks. */
async function readPapers(read: SiteReader, span: Span) {
  const rows = await read
    .selectFrom('papers')
    .select([
      'id',
      'kind',
      'year',
      'number',
      'label',
      'order_id',
      'invoice_id',
      'reference',
      'buyer',
      'total',
      'issued_at',
      'day',
    ])
    .select(['body', 'previous', 'hash'])
    .where('order_id', '>', span.after)
    .where('order_id', '<=', span.upTo)
    .execute()
  return rows.map((row) => ({ row, paper: findBody(row) }))
}

/** What orders hold, which only some looks ask for. */
async function readStock(read: SiteReader, span: Span) {
  const rows = await read
    .selectFrom('order_stock')
    .select(['order_id', 'place', 'item_id as id', 'quantity', 'is_waiting'])
    .where('order_id', '>', span.after)
    .where('order_id', '<=', span.upTo)
    .execute()
  return groupByOrder(rows)
}

/** What was given up of an order: by those of its withdrawals that count, and by what the house took off before it left. */
export function listGivenUp(
  order: AuditedOrder,
  { withdrawals, amendments }: OrderPage['given'],
  counts: (withdrawal: Withdrawal) => boolean,
): GivenUp[] {
  return [
    ...(withdrawals.get(order.id) ?? []).filter(counts).flatMap(({ lines }) => readGivenLines(lines, order)),
    ...(amendments.get(order.id) ?? []).flatMap(({ lines }) => JSON.parse(lines) as GivenUp[]),
  ]
}

type Withdrawal = Pick<Selectable<SiteTables['withdrawals']>, 'state' | 'is_released'>

/** What amounts come to, by what they belong to. */
export function sumUp(entries: Iterable<readonly [string, number]>): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [id, amount] of entries) sums.set(id, (sums.get(id) ?? 0) + amount)
  return sums
}

/** Rows by the order that they belong to, as they came. */
export function groupByOrder<R extends { order_id: string }>(rows: readonly R[]): Map<string, R[]> {
  const groups = new Map<string, R[]>()
  for (const row of rows) {
    const group = groups.get(row.order_id)
    if (group) group.push(row)
    else groups.set(row.order_id, [row])
  }
  return groups
}
