import { done } from '#app/models/outcome.ts'
import { isStaff } from '#app/models/role.ts'
import type { Contract } from '../contract/index.ts'
import { getMember, type UseCase } from '../visit.ts'

/** Whether the caller's login asks for a code, and must. */
export const getSecondFactor: UseCase<Contract['getSecondFactor']> = async (_given, visit) => {
  const { userId, role } = getMember(visit)
  const factor = await visit.read
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const codes = await visit.read.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute()
  return done({ isOn: factor !== undefined, isRequired: visit.production && isStaff(role), recoveryCodesLeft: codes.length })
}
