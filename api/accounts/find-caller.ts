import { createHash } from 'node:crypto'
import type { SiteReader } from '../db/database.ts'
import type { Caller } from '../visit.ts'

/** Names who holds this token on this site: a visitor without one, nobody when it is wrong or past its time. */
export async function findCaller(read: SiteReader, token: string | undefined, now: Date): Promise<Caller | undefined> {
  if (token === undefined) return { role: 'VISITOR' }
  if (token.length < 20 || token.length > 200) return undefined
  const row = await read
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['users.id', 'users.role'])
    .where('tokens.id', '=', hashToken(token))
    .where('tokens.expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row && { role: row.role, userId: row.id }
}

/** What the database keeps of a token: enough to know it again, useless to whoever reads it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
