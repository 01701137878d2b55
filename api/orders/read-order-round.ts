import { done } from '#app/models/outcome.ts'
import { gatherPicked, type Picked } from '#app/models/picking.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { findRound, type RoundOrder } from './find-round.ts'
import { toAdminSummary } from './list-orders.ts'
import { nameLine } from './name-line.ts'

/** The orders that are to be packed now, and what they take out of the cellar. */
export const readOrderRound: UseCase<Contract['readOrderRound']> = async (_, { read, now }) => {
  const round = await findRound(read, now)
  const orders = round.map(({ order, left }) => ({
    ...toAdminSummary(order),
    units: left.reduce((all, one) => all + one, 0),
  }))
  return done({ orders, goods: pickRound(round) })
}

/** What a round takes out of the cellar. */
export function pickRound(round: readonly RoundOrder[]): Picked[] {
  return gatherPicked(
    round.flatMap(({ lines, left }) => lines.map((line, place) => ({ ...nameLine(line), quantity: left[place] ?? 0 }))),
  )
}
