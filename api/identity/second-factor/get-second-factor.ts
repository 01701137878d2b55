import { isStaff } from '#app/models/identity/role.ts'
import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { readSecondFactors } from './second-factors.ts'

/** Whether the caller's login asks for more than a password, by what, and whether it must. */
export const getSecondFactor: UseCase<Contract['getSecondFactor']> = async (_given, ctx) => {
  const { userId, role } = getMember(ctx)
  const { hasApp, passkeys } = await readSecondFactors(ctx.read, userId)
  const codes = await ctx.read.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute()
  return done({
    isOn: hasApp || passkeys > 0,
    hasApp,
    isRequired: ctx.production && isStaff(role),
    recoveryCodesLeft: codes.length,
  })
}
