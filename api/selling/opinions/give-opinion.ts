import { sayCapacity } from '#app/models/catalog/capacity.ts'
import { refused } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { hasLeft } from '#app/models/selling/after/after-sale.ts'
import { readParcels } from '#app/models/selling/shipping/parcel.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { countTry } from '../../platform/limits/take-rate.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { findOrderByToken } from '../orders/order-link.ts'

/** Takes in what a buyer thinks of a good; until the house has read it, another word takes the place of the first. */
export const giveOpinion: UseCase<Contract['giveOpinion']> = async ({ body }, ctx) => {
  const order = await findOrderByToken(ctx.read, body.token)
  if (!order) return refused('not_found')
  if (!hasLeft(order.fulfilment_state)) return refused('conflict', { fields: { rating: { code: 'opinion_early' } } })
  const lines = await findLines(ctx.read, order, body.idProduct)
  const [bought] = lines
  if (!bought) return refused('not_found')
  const line = lines.find(({ place }) => hasGone(order, place))
  if (!line) return refused('conflict', { fields: { rating: { code: 'opinion_early' } } })
  const bucket = `opinions of block ${blockOf(ctx.clientAddress)}`
  const counted = await countTry(ctx, [{ bucket, limit: 60, windowSeconds: 3600, now: ctx.now }])
  if (!counted.ok) return counted
  const { rating, text, author } = body
  const said = { rating, text, author, created_at: ctx.now.toISOString() }
  return ctx.inTransaction(
    mayRollBack(async (tx) => {
      const changed = await tx
        .updateTable('opinions')
        .set(said)
        .where('order_id', '=', order.id)
        .where('product_id', '=', body.idProduct)
        .where('state', '=', 'WAITING')
        .executeTakeFirst()
      if (changed.numUpdatedRows > 0n) return {}
      const written = await tx
        .insertInto('opinions')
        .values({
          ...said,
          id: crypto.randomUUID(),
          order_id: order.id,
          product_id: body.idProduct,
          product_name: line.name,
          detail: detailOf(line.details),
          state: 'WAITING',
          refusal: '',
          answer: '',
          experienced_on: parisDay(new Date(order.sent_at ?? ctx.now)),
          decided_at: null,
          answered_at: null,
        })
        .onConflict((conflict) => conflict.columns(['site_id', 'order_id', 'product_id']).doNothing())
        .executeTakeFirst()
      // The house has read the first one: it stands as it was given.
      if (!written.numInsertedOrUpdatedRows) orRollBack(refused('conflict', { fields: { rating: { code: 'opinion_read' } } }))
      return {}
    }),
  )
}

function findLines(read: SiteReader, { id }: OrderRow, productId: string) {
  return read
    .selectFrom('order_lines')
    .select(['name', 'details', 'place'])
    .where('order_id', '=', id)
    .where('product_id', '=', productId)
    .orderBy('place')
    .execute()
}

/** Of an order that leaves in several parcels only what lies in one of them can have been tasted. */
function hasGone({ fulfilment_state, tracking }: OrderRow, place: number): boolean {
  if (fulfilment_state !== 'partly_shipped') return true
  return readParcels(tracking).some(({ goods }) => goods.some((packed) => packed.place === place))
}

/** The year and the size that were bought. */
function detailOf(details: string): string {
  const { year, ...held } = JSON.parse(details) as { year: number | null; capacity: number | null; capacityUnit: string }
  return [year, sayCapacity(held)].filter(Boolean).join(' · ')
}
