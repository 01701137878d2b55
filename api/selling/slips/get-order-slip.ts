import { done, refused } from '#app/models/platform/outcome.ts'
import { readGift } from '#app/models/selling/cart/gift.ts'
import { type PackedGood, readParcels } from '#app/models/selling/shipping/parcel.ts'
import type { SlipKind } from '#app/models/selling/shipping/slip.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { countLines, readGivenUp } from '../orders/count-lines.ts'
import { findOrder } from '../orders/find-order.ts'
import { drawSlip } from './draw-slip.ts'
import { narrowSlip, readSlip } from './read-slip.ts'

const names = { packing: 'bon-de-livraison', gift: 'cadeau', card: 'carte' } as const satisfies Record<SlipKind, string>

/** The slip that is laid into the parcel of an order. */
export const getOrderSlip: UseCase<Contract['getOrderSlip']> = async ({ params, query }, ctx) => {
  const order = await findOrder(ctx.read, params.id)
  if (!order) return refused('not_found')
  const parcel = query.parcel === undefined ? undefined : readParcels(order.tracking)[query.parcel - 1]
  if (query.parcel !== undefined && !parcel) return refused('not_found')
  if (query.kind === 'card' && !readGift(order)?.card) return refused('not_found')
  const whole = await readSlip(ctx.read, order, query.kind, ctx)
  const goods = parcel && parcel.goods.length > 0 ? parcel.goods : await readDue(ctx.read, order)
  const file = drawSlip(narrowSlip(whole, { goods, at: parcel?.at ?? null }))
  const name = `${names[query.kind]}-${order.reference.toLowerCase()}.pdf`
  return done({ name, type: 'application/pdf', content: file.toString('base64') })
}

/** What of an order reaches its buyer: all but what they gave up before it left. */
async function readDue(read: SiteReader, order: OrderRow): Promise<PackedGood[]> {
  const lines = await read
    .selectFrom('order_lines')
    .select('quantity')
    .where('order_id', '=', order.id)
    .orderBy('place')
    .execute()
  const givenUp = (await readGivenUp(read, [order])).get(order.id)
  // A cancelled order is told as it was.
  const given = order.fulfilment_state === 'cancelled' ? [] : givenUp
  return countLines(order, lines, given).flatMap(({ count }, place) => {
    const quantity = count.ordered - count.givenUp
    return quantity > 0 ? [{ place, quantity }] : []
  })
}
