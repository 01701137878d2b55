import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type Closing, spellClosing } from '#app/models/selling/money/book-closing.ts'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'

export type ClosingRow = Selectable<SiteTables['book_closings']>

/** A closing as its row keeps it. */
export function toClosingRow(closing: Closing, previous: string) {
  const { kind, period, number, invoices, credits, invoiced, credited, vat, grandTotal, lastInvoice, lastCredit, madeAt, head } =
    closing
  return {
    id: `${kind}-${period}`,
    kind,
    period,
    number,
    invoices,
    credits,
    invoiced,
    credited,
    grand_total: grandTotal,
    vat: JSON.stringify(vat),
    last_invoice: lastInvoice,
    last_credit: lastCredit,
    made_at: madeAt,
    head,
    previous,
    hash: hashClosing(closing, previous),
  }
}

/** A closing as its row tells it. */
export function toClosing(row: ClosingRow): Closing {
  const { kind, period, number, invoices, credits, invoiced, credited } = row
  return {
    kind,
    period,
    number,
    invoices,
    credits,
    invoiced,
    credited,
    vat: JSON.parse(row.vat) as Closing['vat'],
    grandTotal: row.grand_total,
    lastInvoice: row.last_invoice,
    lastCredit: row.last_credit,
    madeAt: row.made_at,
    head: row.head,
  }
}

/** The hash of a closing, which covers all closings before it. */
export function hashClosing(closing: Closing, previous: string): string {
  return createHash('sha256').update(spellClosing(closing, previous)).digest('hex')
}
