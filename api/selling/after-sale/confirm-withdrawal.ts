import { refused } from '#app/models/platform/outcome.ts'
import { awaitsBuyer } from '#app/models/selling/after/withdrawal.ts'
import type { Contract } from '../../contract/index.ts'
import { mayGiveUp, orGiveUp } from '../../platform/call/give-up.ts'
import type { UseCase, Visit } from '../../platform/call/visit.ts'
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
export const confirmWithdrawal: UseCase<Contract['confirmWithdrawal']> = async ({ body: { token, id, isOwn } }, visit) => {
  const told = await visit.inTransaction(
    mayGiveUp(async (tx): Promise<string> => {
      const order = await findOrderByToken(tx, token)
      if (!order) return orGiveUp(refused('not_found'))
      const row = await tx
        .selectFrom('withdrawals')
        .selectAll()
        .where('id', '=', id)
        .where('order_id', '=', order.id)
        .executeTakeFirst()
      if (!row) return orGiveUp(refused('not_found'))
      if (row.proof === (isOwn ? 'SHOWN' : 'DISOWNED')) return order.id
      if (!awaitsBuyer(row, readGivenLines(row.lines, order)))
        return orGiveUp(refused('conflict', { fields: { id: { code: 'withdrawal_answered' } } }))
      await (isOwn ? stand(tx, order, row, visit) : disown(tx, order, row, visit))
      return order.id
    }),
  )
  if (!told.ok) return told
  await sendWhatFollows(told.value, visit)
  return showOwn(visit.read, { orderId: told.value, id })
}

/** It counts as if its buyer had declared it by the link: what is whole and has not left ends. */
async function stand(tx: SiteWriter, order: OrderRow, row: WithdrawalRow, visit: Visit): Promise<void> {
  const step = {
    machine: 'order',
    from: order.fulfilment_state,
    to: 'withdrawal_confirmed',
    by: 'buyer',
    detail: row.id,
  } as const
  const noted = await addStep(tx, order, { ...step, now: visit.now })
  const shown = await change(tx, row, { proof: 'SHOWN' })
  if (!(await isGivenUp(tx, noted))) return tellHouseOfAnswer(tx, noted, shown, visit)
  // What was not paid when it was declared may have been since.
  const refund = noted.paid - noted.refunded
  const over = await change(tx, row, { state: 'REFUNDED', ended_at: visit.now.toISOString(), refund })
  const ended = await endOrder(tx, noted, { by: 'buyer', note: 'withdrawn' }, visit)
  return tellHouseOfAnswer(tx, ended, over, visit)
}

/** What it kept back is to be sent again. */
async function disown(tx: SiteWriter, order: OrderRow, row: WithdrawalRow, visit: Visit): Promise<void> {
  const { now } = visit
  const step = { machine: 'order', from: order.fulfilment_state, to: 'withdrawal_disowned', by: 'buyer', detail: row.id } as const
  const noted = await addStep(tx, order, { ...step, now })
  const disowned = await change(tx, row, { proof: 'DISOWNED', state: 'REFUSED', ended_at: now.toISOString() })
  return tellHouseOfAnswer(tx, noted, disowned, visit)
}

type Changes = Partial<Pick<WithdrawalRow, 'proof' | 'state' | 'ended_at' | 'refund'>>

function change(tx: SiteWriter, { id }: WithdrawalRow, changes: Changes): Promise<WithdrawalRow> {
  return tx.updateTable('withdrawals').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
