import { refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { endOrder } from '../order-acts/end-order.ts'
import { showOwn } from '../order-views/show-withdrawal.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { findOrder } from '../orders/find-order.ts'
import { findNamed } from './find-named-order.ts'
import { judgeNaming } from './judge-naming.ts'
import { judgeWithdrawal } from './judge-withdrawal.ts'
import { sendWhatFollows } from './send-what-follows.ts'
import { tellWithdrawal } from './tell-withdrawal.ts'

type Body = Read<Contract['withdrawOrder']>['body']

/**
 * Declares that a buyer gives up an order or some of it: no reason is asked, and the answer goes out in the same
 * transaction. What has not left the house ends at once, with its money on its way back, for whoever is its buyer; whoever knows
 * its number and address alone may be anybody: it waits for its mailbox, or for the house.
 */
export const withdrawOrder: UseCase<Contract['withdrawOrder']> = async ({ body }, ctx) => {
  const named = await findNamed(body, ctx)
  if (!named.ok) return named
  const declareOnce = mayRollBack(async (tx): Promise<string> => {
    const order = await findOrder(tx, named.value.id)
    if (!order) return orRollBack(refused('not_found'))
    const known = await tx.selectFrom('withdrawals').select('order_id').where('id', '=', body.key).executeTakeFirst()
    if (known) return known.order_id === order.id ? order.id : orRollBack(refused('conflict'))
    await declare(tx, order, body, ctx)
    return order.id
  })
  const declared = await ctx.inTransaction(declareOnce)
  if (!declared.ok) return declared
  await sendWhatFollows(declared.value, ctx)
  return showOwn(ctx.read, { orderId: declared.value, id: body.key })
}

async function declare(tx: SiteWriter, order: OrderRow, body: Body, ctx: CallContext): Promise<void> {
  const { lines, isWhole, shipping, refund, ...judged } = orRollBack(await judgeWithdrawal(tx, order, body, ctx))
  const proof = isBuyer(order, body, ctx) ? 'SHOWN' : 'NAMED'
  if (proof === 'NAMED') orRollBack(await judgeNaming(tx, order, ctx.now))
  const ends = judged.ends && proof === 'SHOWN'
  const at = ctx.now.toISOString()
  const step = { machine: 'order', from: order.fulfilment_state, to: 'withdrawn', by: 'buyer', detail: body.key } as const
  const noted = await addStep(tx, order, { ...step, now: ctx.now })
  const row = await tx
    .insertInto('withdrawals')
    .values({
      id: body.key,
      order_id: order.id,
      reference: order.reference,
      state: ends ? 'REFUNDED' : 'DECLARED',
      proof,
      lines: JSON.stringify(lines),
      is_whole: isWhole ? 1 : 0,
      shipping,
      refund,
      answer: '',
      declared_at: at,
      arrived_on: body.arrivedOn ?? null,
      received_at: null,
      ended_at: ends ? at : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (ends) await endOrder(tx, noted, { by: 'buyer', note: 'withdrawn' }, ctx)
  const isTold = await tellWithdrawal(tx, noted, row, ctx)
  // What nobody can be told of now is declared by the link of the order, or tomorrow.
  if (proof === 'NAMED' && !isTold) orRollBack(refused('conflict', { fields: { reference: { code: 'withdraw_untold' } } }))
}

/** Whoever holds the link of an order placed it or reads its mails; a member is known by their login. */
function isBuyer(order: OrderRow, { token }: Body, { caller }: CallContext): boolean {
  return token !== undefined || (caller.role !== 'VISITOR' && !caller.key && caller.userId === order.user_id)
}
