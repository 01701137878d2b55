import { type Capacity, toMillilitres } from '#app/models/catalog/capacity.ts'
import { mergeFacts } from '#app/models/catalog/wine-facts.ts'
import { type Gift, readGift } from '#app/models/selling/cart/gift.ts'
import type { Seller } from '#app/models/selling/money/paper.ts'
import type { Parcel } from '#app/models/selling/shipping/parcel.ts'
import type { Picked } from '#app/models/selling/shipping/picking.ts'
import type { SlipKind } from '#app/models/selling/shipping/slip.ts'
import { readTax } from '#app/models/selling/tax/tax.ts'
import { type Destination, territoryOf } from '#app/models/selling/tax/territory.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { nameLine } from '../orders/name-line.ts'
import type { At } from '../orders/tell-order.ts'
import { type PaperFacts, readPaperFacts } from '../papers/paper-of-order.ts'
import { readBoxBottles } from '../rounds/read-box-bottles.ts'

/** What a label says: appellation, alcohol in tenths of a percent, lot. */
export type SlipLabel = { appellation: string; alcohol: number | null; lot: string }

/** What lies in one of a box, with what its label says. */
export type SlipBottle = Picked & { label: SlipLabel }

/** A line of a slip: what a carrier is asked on the road, and what somebody unpacks. */
export type SlipLine = {
  name: string
  size: string
  quantity: number
  /** What lies in one of it, where it is a box of wines. */
  bottles: readonly SlipBottle[]
  /** How many bottles or other containers all of it is. */
  containers: number
  /** In millilitres, of all its bottles. */
  volume: number
  label: SlipLabel
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
  /** Where its excise duty stands: paid at home, owed in the land of the Union that it goes to, or left behind at customs. */
  duty: 'PAID' | 'UNION' | 'AWAY'
  /** What the buyer wants laid into the parcel. */
  message: string
  gift: Gift | null
  lines: SlipLine[]
}

/** Puts together a slip: the order as it was written, and what the labels of its bottles say. */
export async function readSlip(read: SiteReader, order: OrderRow, kind: SlipKind, at: At): Promise<Slip> {
  const { seller, buyer, delivery } = await readPaperFacts(read, order, at)
  const rows = await read.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).orderBy('place').execute()
  const ids = rows.map(({ declination_id }) => declination_id)
  const boxes = await readBoxBottles(read, ids)
  const inside = [...boxes.values()].flat().map(({ idDeclination }) => idDeclination)
  const labels = await readLabels(read, [...ids, ...inside])
  const labelOf = (id: string) => labels.get(id)?.label ?? noLabel
  return {
    kind,
    reference: order.reference,
    day: order.sent_at ?? at.now.toISOString(),
    seller,
    buyer,
    to: delivery.to,
    carrier: await sayCarrier(read, order),
    duty: dutyOf(order),
    message: order.message,
    gift: readGift(order),
    lines: rows.map(({ name, details, quantity, declination_id }) => {
      const bottles = boxes.get(declination_id) ?? []
      const set = labels.get(declination_id)?.set ?? 1
      const ofBox = bottles.reduce((sum, bottle) => sum + bottle.quantity * bottle.millilitres, 0)
      const each = bottles.length > 0 ? ofBox : (toMillilitres(JSON.parse(details) as Capacity) ?? 0) * set
      const count = bottles.length > 0 ? bottles.reduce((sum, bottle) => sum + bottle.quantity, 0) : set
      return {
        ...nameLine({ name, details }),
        quantity,
        bottles: bottles.map((bottle) => ({ ...bottle, label: labelOf(bottle.idDeclination) })),
        containers: count * quantity,
        volume: each * quantity,
        label: labelOf(declination_id),
      }
    }),
  }
}

/** The slip of some goods of an order alone, and the day on which they left. */
export function narrowSlip(slip: Slip, { goods, at }: Pick<Parcel, 'goods' | 'at'>): Slip {
  const lines = goods.flatMap(({ place, quantity }) => {
    const line = slip.lines[place]
    return line ? [{ ...line, quantity, ...shareOf(line, quantity) }] : []
  })
  return { ...slip, day: at ?? slip.day, lines }
}

function shareOf({ volume, containers, quantity: of }: SlipLine, quantity: number) {
  return { volume: (volume / of) * quantity, containers: (containers / of) * quantity }
}

/** Who carries it, and where they are today: a slip is drawn when it is needed. */
async function sayCarrier(read: SiteReader, { delivery }: OrderRow): Promise<string> {
  const { carrier } = JSON.parse(delivery) as { carrier: { id: string; name: string } | null }
  if (!carrier) return ''
  const row = await read.selectFrom('carriers').select('address').where('id', '=', carrier.id).executeTakeFirst()
  return [carrier.name, row?.address].filter(Boolean).join(', ')
}

/** Where the duty of what an order sends stands; one of before places were written down is judged by its address. */
export function dutyOf(order: OrderRow): Slip['duty'] {
  const { country, postalCode } = JSON.parse(order.delivery_address ?? order.billing_address) as Destination
  const isSent = order.delivery_type === 'DELIVERY' || order.delivery_type === 'PICKUP'
  const territory = readTax(order)?.territory ?? (isSent ? territoryOf({ country, postalCode }) : 'MAINLAND')
  if (territory === 'UNION') return 'UNION'
  return territory === 'MAINLAND' || territory === 'CORSICA' || territory === 'MONACO' ? 'PAID' : 'AWAY'
}

const noLabel: SlipLabel = { appellation: '', alcohol: null, lot: '' }

/** What is true of the product is true of its forms, unless they say otherwise. */
async function readLabels(read: SiteReader, ids: readonly string[]): Promise<Map<string, { label: SlipLabel; set: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select(['declinations.id', 'declinations.set_quantity as set', 'declinations.facts as own', 'products.facts as shared'])
    .where('declinations.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, set, own, shared }) => {
      const { appellation, alcohol, lot } = mergeFacts(JSON.parse(shared), JSON.parse(own))
      return [id, { set, label: { appellation, alcohol, lot } }]
    }),
  )
}
