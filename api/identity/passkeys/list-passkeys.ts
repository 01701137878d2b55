import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'

/** The caller's keys, the oldest first. */
export const listPasskeys: UseCase<Contract['listPasskeys']> = async (_given, ctx) => {
  const rows = await ctx.read
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', getMember(ctx).userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return done(rows.map(({ id, name, ...row }) => ({ id, name, createdAt: row.created_at, lastUsedAt: row.last_used_at })))
}
