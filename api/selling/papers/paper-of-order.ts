import type { Selectable } from 'kysely'
import { type Capacity, sayCapacity } from '#app/models/catalog/capacity.ts'
import type { VatShare } from '#app/models/selling/cart/cart-totals.ts'
import { wrappedLine } from '#app/models/selling/cart/gift.ts'
import type { Paper, PaperLine } from '#app/models/selling/money/paper.ts'
import { splitNet } from '#app/models/selling/money/paper-sums.ts'
import { type HandedPart, readHanded } from '#app/models/selling/money/received.ts'
import { readFreight } from '#app/models/selling/tax/freight.ts'
import { readTax } from '#app/models/selling/tax/tax.ts'
import { paperTexts } from '#app/texts/selling/papers.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { OrderRow } from '../orders/add-step.ts'
import type { At } from '../orders/tell-order.ts'
import { readSeller } from './read-seller.ts'

type LineRow = Selectable<SiteTables['order_lines']>
type GivenAddress = Given & { firstname: string; lastname: string; company?: string; siren?: string; vatNumber?: string }

/** All that a paper of an order says but for its number and its day. */
export type PaperFacts = Omit<Paper, 'kind' | 'year' | 'number' | 'issuedAt' | 'credits'>

/** Puts together what a paper of an order says, from what the order was written with. */
export async function readPaperFacts(read: SiteReader, order: OrderRow, { site }: At): Promise<PaperFacts> {
  const rows = await read.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('place').execute()
  const vat = JSON.parse(order.vat) as VatShare[]
  const tax = readTax(order)
  const sold = rows.map(({ vat_rate, amount_after, amount_paid }) => ({
    vatRate: vat_rate,
    after: amount_after,
    paid: amount_paid,
  }))
  const wrapped = wrappedLine(order)
  const net = splitNet([...sold, ...wrapped], readFreight(order), vat)
  return {
    edition: 2,
    orderId: order.id,
    reference: order.reference,
    placedAt: order.placed_at,
    seller: await readSeller(read, site),
    buyer: readBuyer(order),
    delivery: { type: order.delivery_type, to: readGoal(order) },
    lines: [
      ...rows.map((row, place) => toLine(row, net.lines[place] ?? 0)),
      ...wrapped.map((part) => toWrapping(part, net.lines[rows.length] ?? 0)),
    ],
    discount: { code: order.discount_code, amount: order.discount, allowances: net.allowances },
    shipping: {
      gross: order.shipping_fees,
      net: net.freight.reduce((sum, part) => sum + part.net, 0),
      freight: net.freight,
    },
    vat,
    ...(tax && { tax }),
    total: order.total,
    ...(order.due_on && { due: order.due_on }),
    paid: { means: order.means, by: order.card_means, amount: order.paid, ...(await readParts(read, order)) },
  }
}

/** By what money came over the counter; what came by a page of payment is told by the order itself. */
async function readParts(read: SiteReader, { id }: OrderRow): Promise<{ parts?: HandedPart[] }> {
  const rows = await read.selectFrom('payments').select('parts').where('order_id', '=', id).where('state', '=', 'paid').execute()
  const parts = rows.flatMap((row) => readHanded(row.parts))
  return parts.length > 0 ? { parts } : {}
}

function toLine(row: LineRow, net: number): PaperLine {
  const { name, details, quantity, unit_price: unitPrice, amount_before: before, amount_after: after } = row
  const { year, reference, ...size } = JSON.parse(details) as Capacity & { year: number | null; reference: string }
  return {
    name: [name, year].filter(Boolean).join(' '),
    details: [sayCapacity(size), reference].filter(Boolean).join(' · '),
    quantity,
    unitPrice,
    before,
    after,
    net,
    vatRate: row.vat_rate,
  }
}

/** The wrapping of a gift stands after the goods. */
function toWrapping({ vatRate, paid }: ReturnType<typeof wrappedLine>[number], net: number): PaperLine {
  const name = paperTexts.wrapping
  return { name, details: '', quantity: 1, unitPrice: paid, before: paid, after: paid, net, vatRate, isWrapping: true }
}

function readBuyer({ billing_address, email }: OrderRow): Paper['buyer'] {
  const { firstname, lastname, company = '', siren = '', vatNumber, ...place } = JSON.parse(billing_address) as GivenAddress
  return { name: `${firstname} ${lastname}`.trim(), company, siren, ...(vatNumber && { vatNumber }), email, ...toPlace(place) }
}

/** Where the goods go, when that is not where the buyer lives. */
function readGoal({ delivery, delivery_address }: OrderRow): Paper['delivery']['to'] {
  const { accessPoint, collection } = JSON.parse(delivery) as {
    accessPoint: { name: string; addLine1: string; zipCode: string; city: string; country: string } | null
    collection: { name: string; address: string; city: string } | null
  }
  if (collection) return { name: collection.name, ...toPlace({ ...collection, postalCode: '', country: 'FR' }) }
  if (accessPoint) {
    const { name, addLine1: address, zipCode: postalCode, city, country } = accessPoint
    return { name, ...toPlace({ address, postalCode, city, country }) }
  }
  if (delivery_address === null) return null
  const { firstname, lastname, company, ...place } = JSON.parse(delivery_address) as GivenAddress
  return { name: [`${firstname} ${lastname}`.trim(), company].filter(Boolean).join(', '), ...toPlace(place) }
}

type Given = { address: string; addressPart2?: string; postalCode: string; city: string; country: string }

function toPlace({ address, addressPart2 = '', postalCode, city, country }: Given) {
  return { address, addressPart2, postalCode, city, country }
}
