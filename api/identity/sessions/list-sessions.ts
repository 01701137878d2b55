import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'

/** Where the caller is logged in, the latest first. */
export const listSessions: UseCase<Contract['listSessions']> = async (_given, ctx) => {
  const { userId, tokenId } = getMember(ctx)
  const rows = await ctx.read
    .selectFrom('tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', ctx.now.toISOString())
    .where('session_id', '<>', '')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return done(
    rows.map((row) => ({
      id: row.session_id,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      expiresAt: row.expires_at,
      isCurrent: row.id === tokenId,
    })),
  )
}
