import type { Paper } from '#app/models/selling/money/paper.ts'
import { shareCredit } from '#app/models/selling/money/paper-sums.ts'
import { paperTexts } from '#app/texts/selling/papers.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import type { At } from '../orders/tell-order.ts'
import { findInvoice } from './issue-invoice.ts'
import { issuePaper, type PaperRow, readBody } from './issue-paper.ts'

type Why = { amount: number; reason: string }

/**
 * Issues the note for money that goes back, in the transaction that gives it back.
 * What was paid beyond the invoice, or never invoiced, goes back without one.
 */
export async function issueCreditNote(
  tx: SiteWriter,
  order: OrderRow,
  { amount, reason }: Why,
  at: At,
): Promise<PaperRow | undefined> {
  const row = await findInvoice(tx, order.id)
  if (!row) return undefined
  const notes = (await readNotes(tx, row.id)).map(readBody)
  const credited = notes.reduce((sum, note) => sum + note.total, 0)
  const due = Math.min(amount, row.total - credited - Math.max(0, order.paid - order.refunded))
  if (due <= 0) return undefined
  const invoice = readBody(row)
  const parts = {
    ...noteOf(invoice, due, notes),
    paid: { means: order.means, by: order.card_means, amount: due },
  }
  const credits = { label: row.label, issuedAt: row.issued_at, reason }
  return issuePaper(tx, { kind: 'CREDIT', credits, invoiceId: row.id, facts: { ...invoice, ...parts }, now: at.now })
}

function readNotes(tx: SiteWriter, invoiceId: string): Promise<PaperRow[]> {
  return tx.selectFrom('papers').selectAll().where('invoice_id', '=', invoiceId).orderBy('number').execute()
}

/** An invoice that is given back whole is told line by line; a part of it rate by rate. */
function noteOf(invoice: Paper, amount: number, notes: readonly Paper[]): Partial<Paper> {
  if (amount === invoice.total) return {}
  const vat = shareCredit(
    amount,
    invoice.vat,
    notes.flatMap((note) => note.vat),
  )
  return {
    vat,
    total: amount,
    lines: vat.map(({ rate, gross, net }) => ({
      name: paperTexts.creditLine,
      details: '',
      quantity: 1,
      vatRate: rate,
      net,
      unitPrice: gross,
      before: gross,
      after: gross,
    })),
    discount: { code: '', amount: 0, allowances: [] },
    shipping: { gross: 0, net: 0, rate: invoice.shipping.rate },
  }
}
