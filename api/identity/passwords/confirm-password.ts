import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/visit.ts'
import { requireOwnPassword } from './require-own-password.ts'

/** Notes that whoever holds this session has just given the password again. */
export const confirmPassword: UseCase<Contract['confirmPassword']> = async ({ body }, visit) => {
  const user = await requireOwnPassword(visit, body.password)
  if (!user.ok) return user
  const { tokenId } = getMember(visit)
  return visit.inTransaction(async (tx) => {
    await tx.updateTable('tokens').set({ proven_at: visit.now.toISOString() }).where('id', '=', tokenId).execute()
    return done({})
  })
}
