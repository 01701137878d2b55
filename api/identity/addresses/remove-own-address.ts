import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'

/** Forgets an address of the caller; another's does not exist for them. */
export const removeOwnAddress: UseCase<Contract['removeOwnAddress']> = async ({ params }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const row = await tx
      .deleteFrom('addresses')
      .where('id', '=', params.id)
      .where('user_id', '=', getMember(ctx).userId)
      .returning('id')
      .executeTakeFirst()
    return row ? done({}) : refused('not_found')
  })
