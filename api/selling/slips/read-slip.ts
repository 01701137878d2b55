import { type Capacity, toMillilitres } from '#app/models/catalog/capacity.ts'
import { mergeFacts } from '#app/models/catalog/wine-facts.ts'
import type { Seller } from '#app/models/selling/money/paper.ts'
import type { Parcel } from '#app/models/selling/shipping/parcel.ts'
import type { Picked } from '#app/models/selling/shipping/picking.ts'
import type { SlipKind } from '#app/models/selling/shipping/slip.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { nameLine } from '../orders/name-line.ts'
import type { At } from '../orders/tell-order.ts'
import { type PaperFacts, readPaperFacts } from '../papers/paper-of-order.ts'
import { readBoxBottles } from '../rounds/read-box-bottles.ts'

/** A line of a slip: what a carrier is asked on the road, and what somebody unpacks. */
export type SlipLine = {
  name: string
  size: string
  quantity: number
  /** What lies in one of it, where it is a box of wines. */
  bottles: readonly Picked[]
  /** In millilitres, of all its bottles. */
  volume: number
  /** What its label says: appellation, alcohol in tenths of a percent, lot. */
  label: { appellation: string; alcohol: number | null; lot: string }
}

/** All that a slip says. */
export type Slip = {
  kind: SlipKind
  reference: string
  day: string
  seller: Seller
  buyer: PaperFacts['buyer']
  to: PaperFacts['delivery']['to']
  carrier: string
  /** What the buyer wants laid into the parcel. */
  message: string
  lines: SlipLine[]
}

/** Puts together a slip: the order as it was written, and what the labels of its bottles say. */
export async function readSlip(read: SiteReader, order: OrderRow, kind: SlipKind, at: At): Promise<Slip> {
  const { seller, buyer, delivery } = await readPaperFacts(read, order, at)
  const rows = await read.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('place').execute()
  const ids = rows.map(({ declination_id }) => declination_id)
  const [labels, boxes] = await Promise.all([readLabels(read, ids), readBoxBottles(read, ids)])
  const { carrier } = JSON.parse(order.delivery) as { carrier: { name: string } | null }
  return {
    kind,
    reference: order.reference,
    day: order.sent_at ?? at.now.toISOString(),
    seller,
    buyer,
    to: delivery.to,
    carrier: carrier?.name ?? '',
    message: order.message,
    lines: rows.map(({ name, details, quantity, declination_id }) => {
      const volume = (toMillilitres(JSON.parse(details) as Capacity) ?? 0) * quantity
      const label = labels.get(declination_id) ?? { appellation: '', alcohol: null, lot: '' }
      return { ...nameLine({ name, details }), quantity, bottles: boxes.get(declination_id) ?? [], volume, label }
    }),
  }
}

/** The slip of some goods of an order alone, and the day on which they left. */
export function narrowSlip(slip: Slip, { goods, at }: Pick<Parcel, 'goods' | 'at'>): Slip {
  const lines = goods.flatMap(({ place, quantity }) => {
    const line = slip.lines[place]
    return line ? [{ ...line, quantity, volume: (line.volume / line.quantity) * quantity }] : []
  })
  return { ...slip, day: at ?? slip.day, lines }
}

/** What is true of the product is true of its forms, unless they say otherwise. */
async function readLabels(read: SiteReader, ids: readonly string[]): Promise<Map<string, SlipLine['label']>> {
  if (ids.length === 0) return new Map()
  const rows = await read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select(['declinations.id', 'declinations.facts as own', 'products.facts as shared'])
    .where('declinations.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, own, shared }) => {
      const { appellation, alcohol, lot } = mergeFacts(JSON.parse(shared), JSON.parse(own))
      return [id, { appellation, alcohol, lot }]
    }),
  )
}
