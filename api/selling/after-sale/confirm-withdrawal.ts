import { refused } from '#app/models/platform/outcome.ts'
import { awaitsBuyer, mayDisown } from '#app/models/selling/after/withdrawal.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { endOrder } from '../order-acts/end-order.ts'
import { showOwn, type WithdrawalRow } from '../order-views/show-withdrawal.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { readGivenLines } from '../orders/count-lines.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import { isGivenUp } from './is-given-up.ts'
import { sendWhatFollows } from './send-what-follows.ts'
import { tellHouseOfAnswer } from './tell-withdrawal.ts'

/** The buyer of an order says of a withdrawal that came by its number alone whether it is theirs; the same word twice is once. */
export const confirmWithdrawal: UseCase<Contract['confirmWithdrawal']> = async ({ body: { token, id, isOwn } }, ctx) => {
  const told = await ctx.inTransaction(
    mayRollBack(async (tx): Promise<string> => {
      const order = await findOrderByToken(tx, token)
      if (!order) return orRollBack(refused('not_found'))
      const row = await tx
        .selectFrom('withdrawals')
        .selectAll()
        .where('id', '=', id)
        .where('order_id', '=', order.id)
        .executeTakeFirst()
      if (!row) return orRollBack(refused('not_found'))
      if (row.proof === (isOwn ? 'SHOWN' : 'DISOWNED')) return order.id
      const isOpen = isOwn ? awaitsBuyer(row, readGivenLines(row.lines, order)) : mayDisown(row)
      if (!isOpen) return orRollBack(refused('conflict', { fields: { id: { code: 'withdrawal_answered' } } }))
      await (isOwn ? stand(tx, order, row, ctx) : disown(tx, order, row, ctx))
      return order.id
    }),
  )
  if (!told.ok) return told
  await sendWhatFollows(told.value, ctx)
  return showOwn(ctx.read, { orderId: told.value, id })
}

/** It counts as if its buyer had declared it by the link: what is whole and has not left ends. */
async function stand(tx: SiteWriter, order: OrderRow, row: WithdrawalRow, ctx: CallContext): Promise<void> {
  const step = {
    machine: 'order',
    from: order.fulfilment_state,
    to: 'withdrawal_confirmed',
    by: 'buyer',
    detail: row.id,
  } as const
  const noted = await addStep(tx, order, { ...step, now: ctx.now })
  const shown = await change(tx, row, { proof: 'SHOWN' })
  if (!(await isGivenUp(tx, noted))) return tellHouseOfAnswer(tx, noted, shown, ctx)
  // What was not paid when it was declared may have been since.
  const refund = noted.paid - noted.refunded
  const over = await change(tx, row, { state: 'REFUNDED', ended_at: ctx.now.toISOString(), refund })
  const ended = await endOrder(tx, noted, { by: 'buyer', note: 'withdrawn' }, ctx)
  return tellHouseOfAnswer(tx, ended, over, ctx)
}

/** What it kept back is to be sent again. */
async function disown(tx: SiteWriter, order: OrderRow, row: WithdrawalRow, ctx: CallContext): Promise<void> {
  const { now } = ctx
  const step = { machine: 'order', from: order.fulfilment_state, to: 'withdrawal_disowned', by: 'buyer', detail: row.id } as const
  const noted = await addStep(tx, order, { ...step, now })
  const disowned = await change(tx, row, { proof: 'DISOWNED', state: 'REFUSED', ended_at: now.toISOString() })
  return tellHouseOfAnswer(tx, noted, disowned, ctx)
}

type Changes = Partial<Pick<WithdrawalRow, 'proof' | 'state' | 'ended_at' | 'refund'>>

function change(tx: SiteWriter, { id }: WithdrawalRow, changes: Changes): Promise<WithdrawalRow> {
  return tx.updateTable('withdrawals').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
