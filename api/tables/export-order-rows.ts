import { sayMoment } from '#app/models/french-date.ts'
import { addDays, parisDay } from '#app/models/working-days.ts'
import { fulfilmentWords, paymentWords } from '#app/texts/admin/order-words.ts'
import { meansNames } from '#app/texts/orders.ts'
import type { SiteReader } from '../db/database.ts'
import { nameBuyer } from '../orders/name-buyer.ts'
import { writeAmount } from '../papers/write-amount.ts'
import type { TableSpan } from './export-table.ts'
import { readAll } from './read-all.ts'

type Buyer = {
  company?: string
  siren?: string
  postalCode: string
  city: string
  country: string
}

/** The orders of a span of days, one a row, with their sums and their invoice. */
export async function exportOrderRows(read: SiteReader, { from, to }: TableSpan): Promise<string[][]> {
  const rows = await readAll((limit, offset) =>
    read
      .selectFrom('orders')
      .leftJoin('papers', (join) => join.onRef('papers.order_id', '=', 'orders.id').on('papers.kind', '=', 'INVOICE'))
      .selectAll('orders')
      .select('papers.label')
      // Days of France begin before those of the clock: what is a few hours too many is left out below.
      .where('orders.placed_at', '>=', addDays(from, -1))
      .where('orders.placed_at', '<', addDays(to, 2))
      .orderBy('orders.placed_at')
      .orderBy('orders.id')
      .limit(limit)
      .offset(offset)
      .execute(),
  )
  return rows
    .filter(({ placed_at }) => isWithin(parisDay(new Date(placed_at)), { from, to }))
    .map((row) => {
      const { company = '', siren = '', postalCode, city, country } = JSON.parse(row.billing_address) as Buyer
      return [
        ...[row.reference, sayMoment(row.placed_at), nameBuyer(row.billing_address), company, siren, row.email],
        ...[postalCode, city, country, meansNames[row.means], paymentWords[row.payment_state]],
        fulfilmentWords[row.fulfilment_state],
        ...[row.subtotal, row.discount, row.shipping_fees, row.total, row.paid, row.refunded].map(writeAmount),
        row.label ?? '',
      ]
    })
}

function isWithin(day: string, { from, to }: TableSpan): boolean {
  return day >= from && day <= to
}
