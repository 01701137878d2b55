import { isStaff } from '#app/models/identity/role.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { requireOwnPassword } from '../../identity/passwords/require-own-password.ts'
import { hasOthersOfRole } from '../../identity/staff/has-others-of-role.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { planDeletion } from './plan-deletion.ts'

/** Plans the end of the caller's account, once they have given their password again. */
export const deleteUser: UseCase<Contract['deleteUser']> = async ({ body }, ctx) => {
  const user = await requireOwnPassword(ctx, body.password)
  if (!user.ok) return user
  const { id, role } = user.value
  const { site, now } = ctx
  return ctx.inTransaction(async (tx) => {
    if (isStaff(role) && !(await hasOthersOfRole(tx, { id, role }))) return refused('forbidden')
    // The mail is the only word of it that its owner hears in time: without it nothing is planned.
    return (await planDeletion(tx, { userId: id, site, now })) ? done({}) : refused('rate_limited')
  })
}
