import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'

/** Ends one of the caller's own sessions. */
export const endSession: UseCase<Contract['endSession']> = ({ params }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const ended = await tx
      .deleteFrom('tokens')
      .where('session_id', '=', params.id)
      .where('user_id', '=', getMember(ctx).userId)
      .returning('id')
      .execute()
    return ended.length > 0 ? done({}) : refused('not_found')
  })
