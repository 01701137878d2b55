import type { Paper } from '#app/models/selling/money/paper.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import { type AuditedOrder, type OrderCheck, sumUp } from './each-orders.ts'

/** What is invoiced is what was ordered; what was paid, or has left on invoice, is invoiced; what went back has its note. */
export const auditInvoiced: OrderCheck = ({ orders, papers, lines: rows, refunds }) => {
  const invoices = new Map(papers.flatMap((one) => (one.row.kind === 'INVOICE' ? [[one.row.order_id, one]] : [])))
  const credited = sumUp(papers.flatMap(({ row }) => (row.invoice_id === null ? [] : [[row.invoice_id, row.total]])))
  const lines = sumUp(rows.map(({ order_id, amount_after }) => [order_id, amount_after]))
  // What a bank took back without the house's will: the sale stands, so no note speaks of it.
  const disputed = sumUp(refunds.flatMap(({ order_id, amount, source }) => (source === 'dispute' ? [[order_id, amount]] : [])))
  return orders.flatMap((order) => {
    const invoice = invoices.get(order.id)
    const what = invoice
      ? findFaults(order, invoice.paper, {
          credited: credited.get(invoice.row.id) ?? 0,
          lines: (lines.get(order.id) ?? 0) + order.wrapping,
          disputed: disputed.get(order.id) ?? 0,
        })
      : isDue(order)
        ? ['it is paid and has no invoice']
        : []
    return what.map((fault) => ({ rule: 'I7', what: `order ${order.id}: ${fault}` }))
  })
}

/** What costs nothing is invoiced when it leaves. */
function isDue({ payment_state: state, total }: AuditedOrder): boolean {
  return total > 0 && (state === 'paid' || state === 'partly_refunded')
}

type Sums = { credited: number; lines: number; disputed: number }

function findFaults(order: AuditedOrder, invoice: Paper | undefined, { credited, lines, disputed }: Sums): string[] {
  if (!invoice) return []
  const isOwed = order.due_on !== '' && isAwaited(order.payment_state)
  const kept = isOwed ? order.total : Math.max(0, Math.min(order.total, order.paid - order.refunded + disputed))
  return [
    invoice.total !== order.total && `its invoice says ${invoice.total}, the order ${order.total}`,
    JSON.stringify(invoice.vat) !== order.vat && 'its invoice says another tax than the order',
    invoice.shipping.gross !== order.shipping_fees && 'its invoice says another price of the shipping',
    invoice.lines.reduce((sum, line) => sum + line.after, 0) !== lines && 'its invoice says other lines than the order',
    invoice.total - credited !== kept && `of ${invoice.total} invoiced ${credited} were credited, and ${kept} is kept`,
  ].filter((what) => what !== false)
}
