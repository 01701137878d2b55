import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/visit.ts'

/** The caller's keys, the oldest first. */
export const listPasskeys: UseCase<Contract['listPasskeys']> = async (_given, visit) => {
  const rows = await visit.read
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', getMember(visit).userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return done(rows.map(({ id, name, ...row }) => ({ id, name, createdAt: row.created_at, lastUsedAt: row.last_used_at })))
}
