import type { CustomField } from '#app/models/platform/custom/custom-field.ts'
import { sayMoment } from '#app/models/platform/time/french-date.ts'
import { fulfilmentWords, paymentWords } from '#app/texts/house/orders/order-words.ts'
import { sayMeans } from '#app/texts/selling/card-means.ts'
import { customCells, readFieldsOf } from '../../platform/custom/custom-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { mapPages, readPages } from '../../platform/database/read-pages.ts'
import { buyerName } from '../../selling/orders/buyer-name.ts'
import { writeAmount } from '../../selling/papers/books/write-amount.ts'
import { isWithin, momentsAround, type TableSpan } from './table-span.ts'

type Buyer = {
  company?: string
  siren?: string
  postalCode: string
  city: string
  country: string
}

type OrderRow = Awaited<ReturnType<typeof readOrders>>[number]

/** The orders of a span of days, one a row, with their sums and their invoice. */
export async function* exportOrderRows(read: SiteReader, span: TableSpan): AsyncGenerator<string[][]> {
  const fields = await readFieldsOf(read, 'ORDER')
  const pages = readPages<OrderRow>((last, limit) => readOrders(read, span, { last, limit }))
  yield* mapPages(pages, (row) => (isWithin(row.placed_at, span) ? [toCells(row, fields)] : []))
}

type Place = { last: { placed_at: string; id: string } | undefined; limit: number }

function readOrders(read: SiteReader, span: TableSpan, { last, limit }: Place) {
  const { since, before } = momentsAround(span)
  const all = read
    .selectFrom('orders')
    .leftJoin('papers', (join) => join.onRef('papers.order_id', '=', 'orders.id').on('papers.kind', '=', 'INVOICE'))
    .select(['orders.id', 'orders.reference', 'orders.placed_at', 'orders.billing_address', 'orders.email'])
    .select(['orders.means', 'orders.card_means', 'orders.payment_state', 'orders.fulfilment_state'])
    .select(['orders.subtotal', 'orders.discount', 'orders.shipping_fees', 'orders.wrapping'])
    .select(['orders.total', 'orders.paid', 'orders.refunded', 'orders.custom'])
    .select('papers.label')
    .where('orders.placed_at', '>=', last?.placed_at ?? since)
    .where('orders.placed_at', '<', before)
    .orderBy('orders.placed_at')
    .orderBy('orders.id')
    .limit(limit)
  if (!last) return all.execute()
  const { placed_at, id } = last
  return all.where((is) => is.or([is('orders.placed_at', '>', placed_at), is('orders.id', '>', id)])).execute()
}

function toCells(row: OrderRow, fields: readonly CustomField[]): string[] {
  const { company = '', siren = '', postalCode, city, country } = JSON.parse(row.billing_address) as Buyer
  return [
    row.reference,
    sayMoment(row.placed_at),
    buyerName(row.billing_address),
    company,
    siren,
    row.email,
    postalCode,
    city,
    country,
    sayMeans(row.means, row.card_means),
    paymentWords[row.payment_state],
    fulfilmentWords[row.fulfilment_state],
    ...[row.subtotal - row.wrapping, row.discount, row.shipping_fees, row.wrapping].map(writeAmount),
    ...[row.total, row.paid, row.refunded].map(writeAmount),
    row.label ?? '',
    ...customCells(row.custom, fields),
  ]
}
