import { refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase, type Visit } from '../../platform/call/visit.ts'
import { requireOwnPassword } from '../passwords/require-own-password.ts'
import { settleLoss } from '../second-factor/second-factors.ts'

/** Forgets one of the caller's keys. */
export const removePasskey: UseCase<Contract['removePasskey']> = async ({ params, body }, visit) => {
  if (!(await isOwn(visit, params.id))) return refused('not_found')
  const user = await requireOwnPassword(visit, body.password)
  if (!user.ok) return user
  return visit.inTransaction(async (tx) => {
    // Of two who remove it at once, one does.
    const known = await tx.selectFrom('passkeys').select('id').where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const settled = await settleLoss(tx, { user: user.value, lost: 'passkey' }, visit)
    if (settled.ok) await tx.deleteFrom('passkeys').where('id', '=', params.id).execute()
    return settled
  })
}

async function isOwn({ read, ...visit }: Visit, id: string): Promise<boolean> {
  const { userId } = getMember(visit)
  const key = await read.selectFrom('passkeys').select('id').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  return key !== undefined
}
