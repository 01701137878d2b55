import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { tellBuyer } from '../orders/tell-order.ts'
import { countOpinions } from './count-opinions.ts'
import { type OpinionRow, toOpinions } from './show-opinion.ts'

type Body = Read<Contract['changeOpinion']>['body']

/** Publishes an opinion, refuses it for a reason that its author is told, or answers it. */
export const changeOpinion: UseCase<Contract['changeOpinion']> = async ({ params, body }, ctx) => {
  const changed = await ctx.inTransaction(
    mayRollBack(async (tx): Promise<OpinionRow> => {
      const row = await tx.selectFrom('opinions').selectAll().where('id', '=', params.id).executeTakeFirst()
      if (!row) return orRollBack(refused('not_found'))
      const next = decide(row, body)
      const isDecided = next.state !== row.state
      if (isDecided && body.createdAt !== row.created_at)
        return orRollBack(refused('conflict', { fields: { state: { code: 'opinion_changed' } } }))
      if (next.state === 'REFUSED' && next.refusal === '')
        return orRollBack(refused('invalid', { fields: { refusal: { code: 'opinion_reason' } } }))
      if (next.state === 'WAITING' && row.state !== 'WAITING')
        return orRollBack(refused('conflict', { fields: { state: { code: 'opinion_decided' } } }))
      const written = await writeDecision(tx, row, next, ctx)
      return written ?? orRollBack(refused('conflict', { fields: { state: { code: 'opinion_changed' } } }))
    }),
  )
  if (!changed.ok) return changed
  const [shown] = await toOpinions(ctx.read, [changed.value])
  return shown ? done(shown) : refused('not_found')
}

type Decision = Pick<OpinionRow, 'state' | 'refusal' | 'answer'>

/** What is not named stays; a reason belongs to a refusal alone. */
function decide(row: OpinionRow, { state = row.state, refusal, answer = row.answer }: Body): Decision {
  const reason = refusal === undefined ? row.refusal : (refusal ?? '')
  return { state, answer, refusal: state === 'REFUSED' ? reason : '' }
}

async function writeDecision(tx: SiteWriter, row: OpinionRow, next: Decision, ctx: CallContext): Promise<OpinionRow | undefined> {
  const now = ctx.now.toISOString()
  const isDecided = next.state !== row.state
  const written = await tx
    .updateTable('opinions')
    .set({
      ...next,
      decided_at: isDecided ? now : row.decided_at,
      answered_at: next.answer === row.answer ? row.answered_at : now,
    })
    .where('id', '=', row.id)
    // Its author may be changing it in this very moment.
    .where('created_at', '=', row.created_at)
    .returningAll()
    .executeTakeFirst()
  if (!written) return undefined
  await countOpinions(tx, row.product_id)
  if (isDecided && next.state === 'REFUSED') {
    const order = await tx.selectFrom('orders').selectAll().where('id', '=', row.order_id).executeTakeFirstOrThrow()
    await tellBuyer(tx, order, { kind: 'opinion_refused', ...ctx, params: { product: row.product_name, reason: next.refusal } })
  }
  return written
}
