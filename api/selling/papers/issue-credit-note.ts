import {
  type CreditPart,
  type CreditRequest,
  chooseCredit,
  leftToCredit,
  listSold,
  netOfParts,
  vatOfCredit,
} from '#app/models/selling/money/credit-sums.ts'
import { freightOf, type Paper, type PaperLine } from '#app/models/selling/money/paper.ts'
import { paperTexts } from '#app/texts/selling/papers.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import type { At } from '../orders/tell-order.ts'
import { findInvoice } from './issue-invoice.ts'
import { issuePaper, type PaperRow, readBody } from './issue-paper.ts'

type Why = { amount: number; reason: string; wishes?: readonly CreditRequest[] | undefined }

/**
 * Issues the note for money that goes back, in the transaction that gives it back: of the goods that are named, at their own rates.
 * What was paid beyond the invoice, or never invoiced, goes back without one.
 */
export async function issueCreditNote(
  tx: SiteWriter,
  order: OrderRow,
  { amount, reason, wishes = [] }: Why,
  at: At,
): Promise<PaperRow | undefined> {
  const row = await findInvoice(tx, order.id)
  if (!row) return undefined
  const notes = await readNotes(tx, row.id)
  const credited = notes.reduce((sum, note) => sum + note.total, 0)
  const due = Math.min(amount, row.total - credited - Math.max(0, order.paid - order.refunded))
  if (due <= 0) return undefined
  const invoice = readBody(row)
  const sold = await readSold(tx, invoice)
  const given = chooseCredit(due, wishes, leftToCredit(sold, notes))
  const parts = {
    edition: 2,
    ...(due === invoice.total ? {} : noteOf(invoice, { given, sold, wishes, notes })),
    given,
    paid: { means: order.means, by: order.card_means, amount: due },
  } as const
  const credits = { label: row.label, issuedAt: row.issued_at, reason }
  return issuePaper(tx, { kind: 'CREDIT', credits, invoiceId: row.id, facts: { ...invoice, ...parts }, now: at.now })
}

/** What is left of the freight of an order's invoice after its notes; nothing where it has no invoice. */
export async function readFreightLeft(read: SiteReader, orderId: string): Promise<number | undefined> {
  const row = await findInvoice(read, orderId)
  if (!row) return undefined
  const left = leftToCredit(await readSold(read, readBody(row)), await readNotes(read, row.id))
  return left.reduce((sum, { line, gross }) => (line === null ? sum + gross : sum), 0)
}

/** The wrapping of an order among what is given back: its line stands after those of the goods. */
export async function requestWrapping(read: SiteReader, { id, wrapping }: OrderRow): Promise<CreditRequest[]> {
  if (wrapping === 0) return []
  const goods = await read.selectFrom('order_lines').select('place').where('order_id', '=', id).execute()
  return [{ line: goods.length, quantity: 1, gross: wrapping }]
}

async function readNotes(read: SiteReader, invoiceId: string): Promise<Paper[]> {
  const rows = await read.selectFrom('papers').selectAll().where('invoice_id', '=', invoiceId).orderBy('number').execute()
  // Numbers begin anew with the year: what was issued first comes first.
  return rows.map(readBody).sort((one, other) => one.year - other.year || one.number - other.number)
}

/** What was paid for each line stands with the order, which is never changed either. */
async function readSold(read: SiteReader, invoice: Paper): Promise<CreditPart[]> {
  const rows = await read
    .selectFrom('order_lines')
    .select(['vat_rate as rate', 'amount_paid as paid'])
    .where('order_id', '=', invoice.orderId)
    .orderBy('place')
    .execute()
  const wrapping = invoice.lines.flatMap(({ isWrapping, vatRate: rate, after: paid }) => (isWrapping ? [{ rate, paid }] : []))
  return listSold([...rows, ...wrapping], freightOf(invoice))
}

type Note = {
  given: readonly CreditPart[]
  sold: readonly CreditPart[]
  wishes: readonly CreditRequest[]
  notes: readonly Paper[]
}

/** A note for a part tells it line by line, as it was paid: a discount of the order is taken off already. */
function noteOf(invoice: Paper, { given, sold, wishes, notes }: Note): Partial<Paper> {
  const vat = vatOfCredit(
    given,
    notes.flatMap((note) => note.vat),
  )
  const nets = netOfParts(given, vat)
  const parts = given.map((part, place) => ({ ...part, net: nets[place] ?? 0 }))
  const freight = parts.filter(({ line }) => line === null).map(({ rate, gross, net }) => ({ rate, gross, net }))
  return {
    vat,
    total: given.reduce((sum, { gross }) => sum + gross, 0),
    lines: parts.flatMap((part) => {
      if (part.line === null) return []
      const line = invoice.lines[part.line]
      const isWhole = sold[part.line]?.gross === part.gross
      const wished = wishes.find((wish) => wish.line === part.line)?.quantity ?? 0
      return [lineOf(part, line, isWhole ? (line?.quantity ?? 1) : wished)]
    }),
    discount: { code: '', amount: 0, allowances: [] },
    shipping: {
      gross: freight.reduce((sum, { gross }) => sum + gross, 0),
      net: freight.reduce((sum, { net }) => sum + net, 0),
      freight,
    },
  }
}

/** Goods that come back are counted; a price that is lowered says of what. */
function lineOf({ rate, gross, net }: CreditPart & { net: number }, sold: PaperLine | undefined, count: number): PaperLine {
  const { name = paperTexts.creditLine, details = '' } = sold ?? {}
  const quantity = Math.max(1, count)
  return {
    name: count > 0 || !sold ? name : paperTexts.lowered(name),
    details,
    quantity,
    unitPrice: Math.round(gross / quantity),
    before: gross,
    after: gross,
    net,
    vatRate: rate,
    ...(sold?.isWrapping && { isWrapping: true }),
  }
}
