import { refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { requireOwnPassword } from './require-own-password.ts'
import { settleLoss } from './second-factors.ts'

/** Forgets one of the caller's keys. */
export const removePasskey: UseCase<Contract['removePasskey']> = async ({ params, body }, visit) => {
  const user = await requireOwnPassword(visit, body.password)
  if (!user.ok) return user
  const { id: userId } = user.value
  return visit.inTransaction(async (tx) => {
    const known = await tx
      .selectFrom('passkeys')
      .select('id')
      .where('id', '=', params.id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!known) return refused('not_found')
    const settled = await settleLoss(tx, { user: user.value, lost: 'passkey' }, visit)
    if (settled.ok) await tx.deleteFrom('passkeys').where('id', '=', params.id).where('user_id', '=', userId).execute()
    return settled
  })
}
