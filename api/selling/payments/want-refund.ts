import type { Outcome } from '#app/models/platform/outcome.ts'
import type { CreditRequest } from '#app/models/selling/money/credit-sums.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { OrderRow } from '../orders/add-step.ts'
import type { At } from '../orders/tell-order.ts'
import { tellRefund, writeRefund } from './write-refund.ts'

export type RefundRequest = {
  id?: string
  payment: string
  amount: number
  reason: string
  by: 'provider' | 'owner' | 'buyer'
  /** Of which goods; where none is named, the price of all that was sold is lowered. */
  wishes?: readonly CreditRequest[]
}

/**
 * Writes down that money goes back, before anybody outside is asked: no more than was paid, whoever asks at the same time.
 * What was paid by hand goes back by hand, and is done with that. Of the house whoever causes it has proven who they are, by
 * whatever call it comes about.
 */
export async function wantRefund(tx: SiteWriter, order: OrderRow, wish: RefundRequest, at: At): Promise<OrderRow> {
  const { id = crypto.randomUUID(), payment } = wish
  if (wish.by === 'owner') orRollBack(requireProof(at))
  const { provider } = await tx.selectFrom('payments').select('provider').where('id', '=', payment).executeTakeFirstOrThrow()
  const refund = { ...wish, id, source: 'shop', providerId: null, isDone: provider !== 'STRIPE' } as const
  const changed = await writeRefund(tx, order, refund, at)
  await tellRefund(tx, changed, wish, at)
  return changed
}

function requireProof({ proof }: At): Outcome<null> {
  if (!proof) throw new Error('a call by which the house has money go back is marked fresh in the contract')
  return proof
}
