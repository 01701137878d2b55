import { done, refused } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { findRound, type RoundOrder } from '../rounds/find-round.ts'
import { readCartons } from '../rounds/read-cartons.ts'
import { pickRound } from '../rounds/read-order-round.ts'
import { drawRound } from './draw-round.ts'
import { narrowSlip, readSlip, type Slip } from './read-slip.ts'

/** The papers of a round in one file: what to fetch from the cellar, then a slip for each parcel. */
export const printOrderRound: UseCase<Contract['printOrderRound']> = async ({ query }, ctx) => {
  const round = await findRound(ctx.read, ctx.now, query.ids?.split(','))
  if (round.length === 0) return refused('not_found')
  const slips: Slip[] = []
  for (const one of round) slips.push(...layIn(await readSlipOfRest(one, ctx)))
  const file = drawRound(await pickRound(ctx.read, round), slips, await readCartonsByReference(ctx, round))
  const name = `preparation-${parisDay(ctx.now)}.pdf`
  return done({ name, type: 'application/pdf', content: file.toString('base64') })
}

async function readCartonsByReference({ read }: CallContext, round: readonly RoundOrder[]): Promise<Map<string, number[]>> {
  const cartons = await readCartons(read, round)
  return new Map(round.map(({ order }) => [order.reference, cartons.get(order.id) ?? []]))
}

/** All that goes with a parcel: the receiver of a gift has a slip and a card of their own. */
function layIn(slip: Slip): Slip[] {
  if (!slip.gift) return [slip]
  const card = slip.gift.card ? [{ ...slip, kind: 'card' as const }] : []
  return [slip, { ...slip, kind: 'gift' }, ...card]
}

/** The slip of what is to be sent still of an order. */
async function readSlipOfRest({ order, left }: RoundOrder, ctx: CallContext): Promise<Slip> {
  const slip = await readSlip(ctx.read, { ...order, sent_at: null }, 'packing', ctx)
  const goods = left.flatMap((quantity, place) => (quantity > 0 ? [{ place, quantity }] : []))
  return narrowSlip(slip, { goods, at: null })
}
