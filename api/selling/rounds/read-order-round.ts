import { done } from '#app/models/platform/outcome.ts'
import { readGift } from '#app/models/selling/cart/gift.ts'
import { gatherPicked, type Picked } from '#app/models/selling/shipping/picking.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { toAdminSummary } from '../order-views/list-orders.ts'
import { nameLine } from '../orders/name-line.ts'
import { findRound, type RoundOrder } from './find-round.ts'
import { readBoxBottles } from './read-box-bottles.ts'
import { readCartons } from './read-cartons.ts'

/** The orders that are to be packed now, and what they take out of the cellar. */
export const readOrderRound: UseCase<Contract['readOrderRound']> = async (_, { read, now }) => {
  const round = await findRound(read, now)
  const cartons = await readCartons(read, round)
  const orders = round.map(({ order, left }) => ({
    ...toAdminSummary(order),
    units: left.reduce((all, one) => all + one, 0),
    gift: readGift(order),
    cartons: cartons.get(order.id) ?? [],
  }))
  return done({ orders, goods: await pickRound(read, round) })
}

/** What a round takes out of the cellar: a box of wines by its bottles. */
export async function pickRound(read: SiteReader, round: readonly RoundOrder[]): Promise<Picked[]> {
  const wanted = round.flatMap(({ lines, left }) => lines.map((line, place) => ({ line, count: left[place] ?? 0 })))
  const boxes = await readBoxBottles(
    read,
    wanted.map(({ line }) => line.declination_id),
  )
  return gatherPicked(
    wanted.flatMap(({ line, count }) => {
      const goods = boxes.get(line.declination_id) ?? [{ ...nameLine(line), quantity: 1 }]
      return goods.map((good) => ({ ...good, quantity: good.quantity * count }))
    }),
  )
}
