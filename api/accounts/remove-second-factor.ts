import { done, refused } from '#app/models/outcome.ts'
import { isStaff } from '#app/models/role.ts'
import type { Contract } from '../contract/index.ts'
import { getMember, type UseCase } from '../visit.ts'
import { requireOwnPassword } from './require-own-password.ts'

/** Turns the second factor off; in production staff cannot. */
export const removeSecondFactor: UseCase<Contract['removeSecondFactor']> = async ({ body }, visit) => {
  if (visit.production && isStaff(getMember(visit).role)) return refused('forbidden')
  const user = await requireOwnPassword(visit, body.password)
  if (!user.ok) return user
  return visit.inTransaction(async (tx) => {
    await tx.deleteFrom('recovery_codes').where('user_id', '=', user.value.id).execute()
    await tx.deleteFrom('second_factors').where('user_id', '=', user.value.id).execute()
    return done({})
  })
}
