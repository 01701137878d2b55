import { counterTexts } from '#app/texts/selling/orders.ts'
import type { PaperRow } from './issue-paper.ts'

/** A paper in a list. */
export function toPaper({ id, kind, label, issued_at: issuedAt, total }: PaperRow) {
  return { id, kind, label, issuedAt, total }
}

/** A paper in the list of the house. */
export function toAdminPaper(row: PaperRow) {
  return { ...toPaper(row), reference: row.reference, idOrder: row.order_id, buyer: row.buyer || counterTexts.buyer }
}
