import { isStaff } from '#app/models/identity/role.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { endSessions } from './sessions.ts'

/** Logs somebody out everywhere: a member, or oneself elsewhere; another of the staff only by whoever may change their role. */
export const endUserSessions: UseCase<Contract['endUserSessions']> = ({ params }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const { userId, role, tokenId } = getMember(ctx)
    const user = await tx
      .selectFrom('users')
      .select(['id', 'role'])
      .where('id', '=', params.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!user) return refused('not_found')
    const isOwn = user.id === userId
    if (!isOwn && isStaff(user.role) && role !== 'SUPER_ADMIN') return refused('forbidden')
    await endSessions(tx, user.id, isOwn ? tokenId : '')
    return done({})
  })
