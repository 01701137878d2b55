import { isStaff } from '#app/models/identity/role.ts'
import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/visit.ts'
import { readSecondFactors } from './second-factors.ts'

/** Whether the caller's login asks for more than a password, by what, and whether it must. */
export const getSecondFactor: UseCase<Contract['getSecondFactor']> = async (_given, visit) => {
  const { userId, role } = getMember(visit)
  const { hasApp, passkeys } = await readSecondFactors(visit.read, userId)
  const codes = await visit.read.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute()
  return done({
    isOn: hasApp || passkeys > 0,
    hasApp,
    isRequired: visit.production && isStaff(role),
    recoveryCodesLeft: codes.length,
  })
}
