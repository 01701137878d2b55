import type { Selectable } from 'kysely'
import { noHash } from '#app/models/selling/orders/order-history.ts'
import { mayComeBack, mayPaymentMove, type PaymentState, takenBackDetail } from '#app/models/selling/payment.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { hashEntry } from '../../selling/orders/add-step.ts'
import { type AuditedOrder, groupByOrder, type OrderCheck } from './each-orders.ts'

type Step = Omit<Selectable<SiteTables['order_history']>, 'site_id'>

/** I12: the history of an order is whole, unchanged, and leads by allowed steps to where the order stands. */
export const auditHistory: OrderCheck = async ({ read, orders, span }) => {
  const steps = await read
    .selectFrom('order_history')
    .select(['order_id', 'step', 'machine', 'from_state', 'to_state', 'done_by', 'amount', 'detail', 'created_at', 'hash'])
    .where('order_id', '>', span.after)
    .where('order_id', '<=', span.upTo)
    .orderBy('order_id')
    .orderBy('step')
    .execute()
  const byOrder = groupByOrder(steps)
  return orders.flatMap((order) =>
    findHistoryFaults(order, byOrder.get(order.id) ?? []).map((what) => ({ rule: 'I12', what: `order ${order.id}: ${what}` })),
  )
}

function findHistoryFaults(order: AuditedOrder, steps: readonly Step[]): string[] {
  const end = followSteps(order, steps)
  const known = { payment: order.payment_state, fulfilment: order.fulfilment_state, steps: order.steps, hash: order.last_hash }
  const reached = { ...end.states, steps: steps.length, hash: end.hash }
  const differs = (Object.keys(known) as (keyof typeof known)[])
    .filter((name) => known[name] !== reached[name])
    .map((name) => `its ${name} is ${known[name]}, its history says ${reached[name]}`)
  return [...end.faults, ...differs]
}

type Reached = { states: { payment: string; fulfilment: string }; hash: string; faults: string[] }

/** Goes through a history as it was written, one step after the other. */
function followSteps(order: AuditedOrder, steps: readonly Step[]): Reached {
  // What costs nothing is in order from the beginning where nobody was asked for a proof.
  const states = { payment: order.total === 0 && order.proof === '' ? 'paid' : 'awaiting', fulfilment: 'new' }
  const faults: string[] = []
  let hash = noHash
  for (const [place, step] of steps.entries()) {
    if (step.step !== place + 1) faults.push(`step ${place + 1} is missing`)
    hash = hashEntry(toEntry(step), hash)
    if (hash !== step.hash) faults.push(`step ${step.step} is not what was written`)
    hash = step.hash
    if (step.machine === 'order') continue
    if (!isAllowed(step, states[step.machine])) faults.push(`step ${step.step} goes from ${step.from_state} to ${step.to_state}`)
    states[step.machine] = step.to_state
  }
  return { states, hash, faults }
}

function isAllowed({ machine, from_state, to_state, detail, done_by }: Step, known: string): boolean {
  if (from_state !== known) return false
  if (machine === 'fulfilment') return true
  const mayMove = detail === takenBackDetail && done_by === 'provider' ? mayComeBack : mayPaymentMove
  return mayMove(from_state as PaymentState, to_state as PaymentState)
}

function toEntry({ order_id: order, step, machine, from_state, to_state, done_by, amount, detail, created_at }: Step) {
  return { order, step, machine, from: from_state, to: to_state, by: done_by, amount, detail, at: created_at }
}
