import { isStaff } from '#app/models/identity/role.ts'
import type { Caller } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { after, hashToken } from '../../platform/secrets/secrets.ts'
import { findKeyHolder, isKey } from '../keys/api-keys.ts'
import { staffIdleSeconds } from './sessions.ts'

/** Names who holds this token on this site: a visitor without one, nobody when it is wrong or past its time. */
export async function findCaller(read: SiteReader, token: string | undefined, now: Date): Promise<Caller | undefined> {
  if (token === undefined) return { role: 'VISITOR' }
  if (token.length < 20 || token.length > 200) return undefined
  if (isKey(token)) return findKeyHolder(read, token, now)
  const tokenId = hashToken(token)
  const row = await read
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['users.id', 'users.role', 'tokens.kind', 'tokens.last_used_at', 'tokens.second_factor_passed', 'tokens.proven_at'])
    .where('tokens.id', '=', tokenId)
    .where('tokens.expires_at', '>', now.toISOString())
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const isSession = row.kind === 'session'
  if (isSession && isStaff(row.role) && row.last_used_at <= after(now, -staffIdleSeconds)) return undefined
  return {
    role: row.role,
    userId: row.id,
    tokenId,
    provenAt: row.proven_at,
    hasPassedSecondFactor: !isSession || row.second_factor_passed === 1,
    ...(isSession && { lastUsedAt: row.last_used_at }),
  }
}
