import { sayMoment } from '#app/models/platform/time/french-date.ts'
import { fulfilmentWords, paymentWords } from '#app/texts/house/orders/order-words.ts'
import { sayMeans } from '#app/texts/selling/card-means.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { buyerName } from '../../selling/orders/buyer-name.ts'
import { writeAmount } from '../../selling/papers/books/write-amount.ts'
import { readAll } from './read-all.ts'
import { isWithin, momentsAround, type TableSpan } from './table-span.ts'

type Buyer = {
  company?: string
  siren?: string
  postalCode: string
  city: string
  country: string
}

/** The orders of a span of days, one a row, with their sums and their invoice. */
export async function exportOrderRows(read: SiteReader, span: TableSpan): Promise<string[][]> {
  const { since, before } = momentsAround(span)
  const rows = await readAll((limit, offset) =>
    read
      .selectFrom('orders')
      .leftJoin('papers', (join) => join.onRef('papers.order_id', '=', 'orders.id').on('papers.kind', '=', 'INVOICE'))
      .selectAll('orders')
      .select('papers.label')
      .where('orders.placed_at', '>=', since)
      .where('orders.placed_at', '<', before)
      .orderBy('orders.placed_at')
      .orderBy('orders.id')
      .limit(limit)
      .offset(offset)
      .execute(),
  )
  return rows
    .filter(({ placed_at }) => isWithin(placed_at, span))
    .map((row) => {
      const { company = '', siren = '', postalCode, city, country } = JSON.parse(row.billing_address) as Buyer
      return [
        ...[row.reference, sayMoment(row.placed_at), buyerName(row.billing_address), company, siren, row.email],
        ...[postalCode, city, country, sayMeans(row.means, row.card_means), paymentWords[row.payment_state]],
        fulfilmentWords[row.fulfilment_state],
        ...[row.subtotal, row.discount, row.shipping_fees, row.total, row.paid, row.refunded].map(writeAmount),
        row.label ?? '',
      ]
    })
}
