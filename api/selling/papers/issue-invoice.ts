import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import type { At } from '../orders/tell-order.ts'
import { issuePaper, type PaperRow } from './issue-paper.ts'
import { readPaperFacts } from './paper-of-order.ts'

/** Issues the invoice of an order, in the transaction of what makes it due; an order has one, whoever asks again. */
export async function issueInvoice(tx: SiteWriter, order: OrderRow, at: At): Promise<PaperRow> {
  const known = await findInvoice(tx, order.id)
  if (known) return known
  const facts = await readPaperFacts(tx, order, at)
  return issuePaper(tx, { kind: 'INVOICE', credits: null, invoiceId: null, facts, now: at.now })
}

/** The invoice of an order, if it was issued. */
export function findInvoice(read: SiteReader, orderId: string): Promise<PaperRow | undefined> {
  return read
    .selectFrom('papers')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'INVOICE')
    .orderBy('issued_at')
    .executeTakeFirst()
}
