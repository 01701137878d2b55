import { isStaff } from '#app/models/identity/role.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { forgetGuest } from '../members/forget-mailbox.ts'
import { planDeletion } from '../members/plan-deletion.ts'
import { findClientKey } from './find-clients.ts'

/** Forgets a client: a member is told and may object, of anybody else all goes that the law does not keep. */
export const removeClient: UseCase<Contract['removeClient']> = ({ params }, { inTransaction, site, now }) =>
  inTransaction(async (tx) => {
    const key = await findClientKey(tx, params.id)
    if (key === undefined) return refused('not_found')
    const user = await tx
      .selectFrom('users')
      .select(['id', 'role'])
      .where('email', '=', key)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (user && isStaff(user.role)) return refused('forbidden')
    if (user) await planDeletion(tx, { userId: user.id, site, now })
    else await forgetGuest(tx, key, now)
    return done({})
  })
