import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import { type ClaimRow, toClaims } from '../order-views/show-claim.ts'
import { addStep } from '../orders/add-step.ts'
import { tellBuyer } from '../orders/tell-order.ts'
import { sendRefunds } from '../payments/money-at-stripe/send-refunds.ts'
import { settleClaim } from './settle-claim.ts'

/** Answers a claim, once, by mail, and puts right by line what is to be: money goes back with its note, or bottles leave the shelf anew. */
export const answerClaim: UseCase<Contract['answerClaim']> = async ({ params, body }, ctx) => {
  const answered = await ctx.inTransaction(
    mayRollBack(async (tx): Promise<ClaimRow> => {
      const row = await tx
        .updateTable('claims')
        .set({
          state: 'ANSWERED',
          answer: body.answer,
          answered_at: ctx.now.toISOString(),
          settled: JSON.stringify(body.remedies ?? []),
        })
        .where('id', '=', params.id)
        .where('state', '=', 'OPEN')
        .returningAll()
        .executeTakeFirst()
      if (!row) {
        const known = await tx.selectFrom('claims').select('id').where('id', '=', params.id).executeTakeFirst()
        return orRollBack(refused(known ? 'conflict' : 'not_found'))
      }
      const order = await tx.selectFrom('orders').selectAll().where('id', '=', row.order_id).executeTakeFirstOrThrow()
      const step = { machine: 'order', from: order.fulfilment_state, to: 'claim_answered', by: 'owner', detail: row.id } as const
      const noted = await addStep(tx, order, { ...step, now: ctx.now })
      const remedied = await settleClaim(tx, noted, body.remedies ?? [], ctx)
      const told = { answer: body.answer, remedies: remedied.said.join('\n') }
      await tellBuyer(tx, remedied.order, { kind: 'claim_answered', ...ctx, params: told })
      return row
    }),
  )
  if (!answered.ok) return answered
  await sendRefunds(ctx, answered.value.order_id)
  const [shown] = await toClaims(ctx.read, [answered.value])
  return shown ? done(shown) : refused('not_found')
}
