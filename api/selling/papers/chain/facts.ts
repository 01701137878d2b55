import type { FactKind } from '#app/models/selling/money/book-entry.ts'
import type { SiteReader } from '../../../platform/database/database.ts'

/** What a row of the books says that must not change any more, as it is signed; `name` is how people know it. */
export type Fact = { kind: FactKind; ref: string; at: string; name: string; body: string; entry: number | null }

/** Which rows: those that wait for their signature, or those of these ids. */
type Which = { waiting: number } | { ids: readonly string[] }

/** The tables of the books, in the order in which what they hold comes about. */
export const factReaders: Record<FactKind, (read: SiteReader, which: Which) => Promise<Fact[]>> = {
  PAPER: readPapers,
  PAYMENT: readPayments,
  REFUND: readRefunds,
  CLOSING: readClosings,
}

async function readPapers(read: SiteReader, which: Which): Promise<Fact[]> {
  const all = read.selectFrom('papers').select(['id', 'label', 'hash', 'total', 'order_id', 'issued_at', 'entry'])
  const rows = await ('ids' in which
    ? all.where('id', 'in', which.ids).execute()
    : all.where('entry', 'is', null).orderBy('issued_at').orderBy('kind').orderBy('number').limit(which.waiting).execute())
  return rows.map(({ id, label, hash, total, order_id: order, issued_at: at, entry }) => ({
    kind: 'PAPER',
    ref: id,
    at,
    name: label,
    entry,
    body: JSON.stringify({ label, total, order, at, hash }),
  }))
}

async function readPayments(read: SiteReader, which: Which): Promise<Fact[]> {
  const all = read
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.order_id', 'payments.provider', 'payments.state', 'payments.amount', 'payments.parts'])
    .select(['payments.settled_at', 'payments.entry', 'orders.reference', 'orders.means', 'orders.card_means'])
  const rows = await ('ids' in which
    ? all.where('payments.id', 'in', which.ids).execute()
    : all
        .where('payments.entry', 'is', null)
        .where('payments.state', '=', 'paid')
        .orderBy('settled_at')
        .orderBy('payments.id')
        .limit(which.waiting)
        .execute())
  return rows.map(({ id, order_id: order, provider, state, amount, parts, settled_at: at, entry, ...of }) => ({
    kind: 'PAYMENT',
    ref: id,
    at: at ?? '',
    name: `the payment ${id} of ${of.reference ?? `order ${order}`}`,
    entry,
    body: JSON.stringify({
      order,
      reference: of.reference,
      provider,
      state,
      amount,
      means: of.means,
      by: of.card_means,
      parts,
      at,
    }),
  }))
}

async function readRefunds(read: SiteReader, which: Which): Promise<Fact[]> {
  const all = read.selectFrom('refunds').selectAll()
  const rows = await ('ids' in which
    ? all.where('id', 'in', which.ids).execute()
    : all.where('entry', 'is', null).orderBy('created_at').orderBy('id').limit(which.waiting).execute())
  return rows.map(({ id, order_id: order, payment_id: payment, state, amount, reason, source, created_at: at, ...row }) => ({
    kind: 'REFUND',
    ref: id,
    at,
    name: `the refund ${id} of order ${order}`,
    entry: row.entry,
    body: JSON.stringify({ order, payment, state, amount, reason, source, at, done: row.done_at, takenBack: row.taken_back_at }),
  }))
}

async function readClosings(read: SiteReader, which: Which): Promise<Fact[]> {
  const all = read.selectFrom('book_closings').select(['id', 'number', 'period', 'grand_total', 'hash', 'made_at', 'entry'])
  const rows = await ('ids' in which
    ? all.where('id', 'in', which.ids).execute()
    : all.where('entry', 'is', null).orderBy('number').limit(which.waiting).execute())
  return rows.map(({ id, number, period, grand_total: total, hash, made_at: at, entry }) => ({
    kind: 'CLOSING',
    ref: id,
    at,
    name: `closing ${id}`,
    entry,
    body: JSON.stringify({ number, period, total, at, hash }),
  }))
}
