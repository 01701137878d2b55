import { done, refused } from '#app/models/outcome.ts'
import { allOrNothing, orGiveUp } from '../all-or-nothing.ts'
import type { Contract, Read } from '../contract/index.ts'
import type { SiteWriter } from '../db/database.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { endOrder } from '../orders/end-order.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import { sendRefunds } from '../payments/send-refunds.ts'
import type { UseCase, Visit } from '../visit.ts'
import { countNaming, findNamedOrder } from './find-named-order.ts'
import { judgeWithdrawal } from './judge-withdrawal.ts'
import { readOrderWithdrawals } from './show-withdrawal.ts'
import { tellWithdrawal } from './tell-withdrawal.ts'

type Body = Read<Contract['withdrawOrder']>['body']

/**
 * Declares that a buyer gives up an order or some of it: no reason is asked, and the answer goes out in the same
 * transaction. What has not left the house ends at once, with its money on its way back.
 */
export const withdrawOrder: UseCase<Contract['withdrawOrder']> = async ({ body }, visit) => {
  const counted = await countNaming(body, visit)
  if (!counted.ok) return counted
  const declared = await allOrNothing(visit, async (tx): Promise<string> => {
    const order = orGiveUp(await findNamedOrder(tx, body))
    const known = await tx.selectFrom('withdrawals').select('order_id').where('id', '=', body.key).executeTakeFirst()
    if (known) return known.order_id === order.id ? order.id : orGiveUp(refused('conflict'))
    await declare(tx, order, body, visit)
    return order.id
  })
  if (!declared.ok) return declared
  await closeIfEnded(declared.value, visit)
  const all = await readOrderWithdrawals(visit.read, declared.value)
  const own = all.find(({ id }) => id === body.key)
  return own ? done(own) : refused('not_found')
}

async function declare(tx: SiteWriter, order: OrderRow, body: Body, visit: Visit): Promise<void> {
  const { lines, isWhole, ends, shipping, refund } = orGiveUp(await judgeWithdrawal(tx, order, body, visit))
  const at = visit.now.toISOString()
  const step = { machine: 'order', from: order.fulfilment_state, to: 'withdrawn', by: 'buyer', detail: body.key } as const
  const noted = await addStep(tx, order, { ...step, now: visit.now })
  const row = await tx
    .insertInto('withdrawals')
    .values({
      ...{ id: body.key, order_id: order.id, reference: order.reference, state: ends ? 'REFUNDED' : 'DECLARED' },
      ...{ lines: JSON.stringify(lines), is_whole: isWhole ? 1 : 0, shipping, refund, answer: '' },
      ...{ declared_at: at, arrived_on: body.arrivedOn ?? null, received_at: null, ended_at: ends ? at : null },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (ends) await endOrder(tx, noted, { by: 'buyer', note: 'withdrawn' }, visit)
  await tellWithdrawal(tx, noted, row, visit)
}

/** Outside of the transaction: the pages of payment close, and the money leaves. */
async function closeIfEnded(orderId: string, visit: Visit): Promise<void> {
  const order = await visit.read.selectFrom('orders').select('fulfilment_state').where('id', '=', orderId).executeTakeFirst()
  if (order?.fulfilment_state !== 'cancelled') return
  await closeOpenSessions(visit, orderId)
  await sendRefunds(visit)
}
