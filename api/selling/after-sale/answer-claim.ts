import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import { type ClaimRow, toClaims } from '../order-views/show-claim.ts'
import { addStep } from '../orders/add-step.ts'
import { tellBuyer } from '../orders/tell-order.ts'

/** Answers a claim, once, by mail; what is sent anew or paid back is the order's own affair. */
export const answerClaim: UseCase<Contract['answerClaim']> = async ({ params, body }, ctx) => {
  const answered = await ctx.inTransaction(
    mayRollBack(async (tx): Promise<ClaimRow> => {
      const row = await tx
        .updateTable('claims')
        .set({ state: 'ANSWERED', answer: body.answer, answered_at: ctx.now.toISOString() })
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
      await tellBuyer(tx, noted, { kind: 'claim_answered', ...ctx, params: { answer: body.answer } })
      return row
    }),
  )
  if (!answered.ok) return answered
  const [shown] = await toClaims(ctx.read, [answered.value])
  return shown ? done(shown) : refused('not_found')
}
