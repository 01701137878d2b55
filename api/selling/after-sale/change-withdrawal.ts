import { done, refused } from '#app/models/platform/outcome.ts'
import { isGone } from '#app/models/selling/after/after-sale.ts'
import { mayWithdrawalMove } from '#app/models/selling/after/withdrawal.ts'
import type { CreditRequest } from '#app/models/selling/money/credit-sums.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { endOrder } from '../order-acts/end-order.ts'
import { toWithdrawals, type WithdrawalRow } from '../order-views/show-withdrawal.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { readGivenLines } from '../orders/count-lines.ts'
import { tellBuyer } from '../orders/tell-order.ts'
import { requestWrapping } from '../papers/issue-credit-note.ts'
import { refundAll } from '../payments/refund-all.ts'
import { isGivenUp } from './is-given-up.ts'
import { releaseWithdrawn } from './release-withdrawn.ts'
import { restockGoods } from './restock-goods.ts'
import { sendWhatFollows } from './send-what-follows.ts'

type Body = Read<Contract['changeWithdrawal']>['body']

/** Moves a withdrawal on: its goods are back, its money goes back, or it is refused; its buyer is told each time. */
export const changeWithdrawal: UseCase<Contract['changeWithdrawal']> = async ({ params, body }, ctx) => {
  const changed = await ctx.inTransaction(
    mayRollBack(async (tx): Promise<WithdrawalRow> => {
      const known = await tx.selectFrom('withdrawals').selectAll().where('id', '=', params.id).executeTakeFirst()
      if (!known) return orRollBack(refused('not_found'))
      if (!mayWithdrawalMove(known.state, body.state))
        return orRollBack(refused('conflict', { fields: { state: { code: 'withdrawal_answered' } } }))
      if (body.restock && body.state !== 'RECEIVED') orRollBack(refused('invalid', { fields: { restock: { code: 'choice' } } }))
      const order = await tx.selectFrom('orders').selectAll().where('id', '=', known.order_id).executeTakeFirstOrThrow()
      if (body.state === 'REFUSED' && !mayRefuse(known, order))
        return orRollBack(refused('conflict', { fields: { state: { code: 'withdrawal_kept' } } }))
      const row = await moveOn(tx, known, body, ctx.now)
      await restockGoods(tx, order, row, body.restock ?? [], ctx)
      await follow(tx, order, row, ctx)
      return row
    }),
  )
  if (!changed.ok) return changed
  await sendWhatFollows(changed.value.order_id, ctx)
  const [shown] = await toWithdrawals(ctx.read, [changed.value])
  return shown ? done(shown) : refused('not_found')
}

/** What was given up before it left is sent again where it is refused: not once the rest is on its way. */
function mayRefuse(row: WithdrawalRow, order: OrderRow): boolean {
  return !isGone(order.fulfilment_state) || readGivenLines(row.lines, order).every(({ kept }) => kept === 0)
}

async function moveOn(tx: SiteWriter, known: WithdrawalRow, { state, answer }: Body, now: Date): Promise<WithdrawalRow> {
  const at = now.toISOString()
  const changes = state === 'RECEIVED' ? { received_at: at } : { ended_at: at }
  const row = await tx
    .updateTable('withdrawals')
    .set({ state, ...changes, ...(answer !== undefined && { answer }) })
    .where('id', '=', known.id)
    .where('state', '=', known.state)
    .returningAll()
    .executeTakeFirst()
  return row ?? orRollBack(refused('conflict'))
}

/** What a move brings with it: a step of the order's history, its goods that had not left, and money or a word; a whole that is here ends. */
async function follow(tx: SiteWriter, order: OrderRow, row: WithdrawalRow, ctx: CallContext): Promise<void> {
  const to = `withdrawal_${row.state.toLowerCase()}`
  const step = { machine: 'order', from: order.fulfilment_state, to, by: 'owner', detail: row.id } as const
  const stepped = await addStep(tx, order, { ...step, now: ctx.now })
  if (row.state === 'REFUNDED' && (await isGivenUp(tx, stepped))) {
    await endOrder(tx, stepped, { by: 'owner', note: 'withdrawn' }, ctx)
    return
  }
  const noted = row.state === 'REFUNDED' ? await releaseWithdrawn(tx, stepped, row, ctx) : stepped
  const amount = Math.min(row.refund, noted.paid - noted.refunded)
  if (row.state !== 'REFUNDED')
    await tellBuyer(tx, noted, { kind: 'withdrawal_answered', ...ctx, params: { state: row.state, answer: row.answer } })
  else if (amount > 0)
    await refundAll(
      tx,
      noted,
      { amount, reason: 'withdrawal', wishes: await wishesOf(tx, noted, row), by: 'owner', field: 'state' },
      ctx,
    )
}

/** What a withdrawal gives back money for: its goods, and what of the delivery goes with them. */
async function wishesOf(tx: SiteWriter, order: OrderRow, { lines, shipping, is_whole }: WithdrawalRow): Promise<CreditRequest[]> {
  const goods = JSON.parse(lines) as { line: number; quantity: number; amount: number }[]
  return [
    ...goods.map(({ line, quantity, amount }) => ({ line, quantity, gross: amount })),
    ...(shipping > 0 ? [{ line: null, quantity: 1, gross: shipping }] : []),
    ...(is_whole === 1 ? await requestWrapping(tx, order) : []),
  ]
}
