import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'

/** Ends the session that asks. */
export const logOut: UseCase<Contract['logOut']> = (_given, ctx) =>
  ctx.inTransaction(async (tx) => {
    await tx.deleteFrom('tokens').where('id', '=', getMember(ctx).tokenId).execute()
    return done({})
  })
