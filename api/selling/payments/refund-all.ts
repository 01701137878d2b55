import { refused } from '#app/models/platform/outcome.ts'
import type { CreditRequest } from '#app/models/selling/money/credit-sums.ts'
import { pendingDisputes } from '#app/models/selling/money/dispute.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/secrets/secrets.ts'
import type { OrderRow } from '../orders/add-step.ts'
import type { At } from '../orders/tell-order.ts'
import { type RefundRequest, wantRefund } from './want-refund.ts'
import type { RefundRow } from './write-refund.ts'

type Why = Pick<RefundRequest, 'reason' | 'by' | 'wishes'> & {
  id?: string
  amount?: number
  /** What of the call asks for the money: it is refused where a bank has it. */
  field: 'amount' | 'fulfilment' | 'state' | 'idCarrier' | 'lines' | 'remedies'
}

/**
 * Gives back what is still held of an order's money, or so much of it, from the payments it came by. Nothing is taken from a
 * payment that is disputed: Stripe holds its money, and a bank that gives it to the buyer as well would have it leave twice.
 */
export async function refundAll(
  tx: SiteWriter,
  order: OrderRow,
  { id, amount, field, wishes = [], ...why }: Why,
  at: At,
): Promise<OrderRow> {
  let left = amount ?? order.paid - order.refunded
  let changed = order
  const disputed = await readDisputed(tx, order.id)
  for (const { payment, held } of await readHeld(tx, order.id)) {
    if (disputed.has(payment)) continue
    const part = Math.min(left, held)
    if (part <= 0) continue
    const named = changed === order ? { ...(id && { id }), wishes } : nameFurther(id, payment, wishes)
    changed = await wantRefund(tx, changed, { ...why, ...named, payment, amount: part }, at)
    left -= part
  }
  if (left > 0 && disputed.size > 0)
    orRollBack(refused('conflict', { fields: { [field]: { code: why.by === 'buyer' ? 'disputed_own' : 'disputed' } } }))
  return changed
}

/** What several payments have paid goes back in several parts; goods are counted on the note of the first alone. */
function nameFurther(id: string | undefined, payment: string, wishes: readonly CreditRequest[]) {
  return { ...(id && { id: partIdOf(id, payment) }), wishes: wishes.map((wish) => ({ ...wish, quantity: 0 })) }
}

/**
 * What one key has given back of an order's payments. The first part has the key itself as its id and the others follow from it,
 * so that whoever asks again finds the whole.
 */
export async function readRefundParts(tx: SiteReader, key: string): Promise<RefundRow[]> {
  const first = await tx.selectFrom('refunds').selectAll().where('id', '=', key).executeTakeFirst()
  if (!first) return []
  const ofOrder = await tx.selectFrom('refunds').selectAll().where('order_id', '=', first.order_id).execute()
  return [first, ...ofOrder.filter(({ id, payment_id }) => id === partIdOf(key, payment_id))]
}

function partIdOf(key: string, payment: string): string {
  return hashToken(`${key} ${payment}`)
}

async function readDisputed(tx: SiteWriter, orderId: string): Promise<Set<string>> {
  const rows = await selectPending(tx, orderId).execute()
  return new Set(rows.map(({ payment_id }) => payment_id))
}

/** The payments of an order that a bank asks back, as long as it has not decided. */
function selectPending(tx: SiteReader, orderId: string) {
  return tx.selectFrom('disputes').select('payment_id').where('order_id', '=', orderId).where('state', 'in', pendingDisputes)
}

/** Whether money of an order is with a bank that has not decided yet. */
export async function isDisputed(read: SiteReader, orderId: string): Promise<boolean> {
  return (await selectPending(read, orderId).executeTakeFirst()) !== undefined
}

/** What is left of each payment that brought money. */
async function readHeld(tx: SiteWriter, orderId: string): Promise<{ payment: string; held: number }[]> {
  const paid = await tx
    .selectFrom('payments')
    .select(['id', 'amount'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const gone = await tx
    .selectFrom('refunds')
    .select(['payment_id', 'amount'])
    .where('order_id', '=', orderId)
    .where('taken_back_at', 'is', null)
    .execute()
  return paid.map(({ id, amount }) => ({
    payment: id,
    held: amount - gone.filter(({ payment_id }) => payment_id === id).reduce((sum, refund) => sum + refund.amount, 0),
  }))
}
