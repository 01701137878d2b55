import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { toAddress } from './address.ts'

/** The addresses that the caller keeps, the oldest first. */
export const listOwnAddresses: UseCase<Contract['listOwnAddresses']> = async (_given, ctx) => {
  const rows = await ctx.read
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', getMember(ctx).userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return done(rows.map(toAddress))
}
