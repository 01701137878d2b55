import { mayInvite } from '#app/models/identity/role.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'

/** Takes an invitation back, before anybody has used it; whoever could not have sent it leaves it. */
export const removeInvitation: UseCase<Contract['removeInvitation']> = async ({ params }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const known = await tx.selectFrom('invitations').select('role').where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    if (!mayInvite(getMember(ctx).role, known.role)) return refused('forbidden')
    await tx.deleteFrom('invitations').where('id', '=', params.id).execute()
    return done({})
  })
