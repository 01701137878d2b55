import { refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { type CallContext, getMember, type UseCase } from '../../platform/call/call-context.ts'
import { requireOwnPassword } from '../passwords/require-own-password.ts'
import { settleLoss } from '../second-factor/second-factors.ts'

/** Forgets one of the caller's keys. */
export const removePasskey: UseCase<Contract['removePasskey']> = async ({ params, body }, ctx) => {
  if (!(await isOwn(ctx, params.id))) return refused('not_found')
  const user = await requireOwnPassword(ctx, body.password)
  if (!user.ok) return user
  return ctx.inTransaction(async (tx) => {
    // Of two who remove it at once, one does.
    const known = await tx.selectFrom('passkeys').select('id').where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const settled = await settleLoss(tx, { user: user.value, lost: 'passkey' }, ctx)
    if (settled.ok) await tx.deleteFrom('passkeys').where('id', '=', params.id).execute()
    return settled
  })
}

async function isOwn({ read, ...ctx }: CallContext, id: string): Promise<boolean> {
  const { userId } = getMember(ctx)
  const key = await read.selectFrom('passkeys').select('id').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  return key !== undefined
}
