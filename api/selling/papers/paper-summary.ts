import { counterTexts } from '#app/texts/selling/orders.ts'
import type { PaperRow } from './issue-paper.ts'

type PaperInList = Pick<PaperRow, 'id' | 'kind' | 'label' | 'issued_at' | 'total'>

/** A paper in a list. */
export function toPaper({ id, kind, label, issued_at: issuedAt, total }: PaperInList) {
  return { id, kind, label, issuedAt, total }
}

/** A paper in the list of the house. */
export function toAdminPaper(row: PaperInList & Pick<PaperRow, 'reference' | 'order_id' | 'buyer'>) {
  return { ...toPaper(row), reference: row.reference, idOrder: row.order_id, buyer: row.buyer || counterTexts.buyer }
}
