import { isStaff } from '#app/models/identity/role.ts'
import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** Whether the caller is logged in, and as whom. */
export const getLogged: UseCase<Contract['getLogged']> = async (_given, { caller, production, read }) => {
  if (caller.role === 'VISITOR') return done({ isLogged: false, user: null })
  const { userId } = caller
  const user = await read.selectFrom('users').select(['id', 'email', 'role']).where('id', '=', userId).executeTakeFirstOrThrow()
  const needsSecondFactor = production && isStaff(caller.role) && !caller.hasPassedSecondFactor
  return done({ isLogged: true, user, ...(needsSecondFactor && { needsSecondFactor }) })
}
