import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { toAddress, toAddressColumns } from './address.ts'

const mostKept = 20

/** Keeps one more address for the caller. */
export const addOwnAddress: UseCase<Contract['addOwnAddress']> = async ({ body }, ctx) => {
  const { userId } = getMember(ctx)
  const at = ctx.now.toISOString()
  return ctx.inTransaction(async (tx) => {
    const kept = await tx.selectFrom('addresses').select('id').where('user_id', '=', userId).execute()
    if (kept.length >= mostKept) return refused('invalid', { fields: { _: { code: 'too_large', params: { max: mostKept } } } })
    const row = await tx
      .insertInto('addresses')
      .values({ id: crypto.randomUUID(), user_id: userId, created_at: at, updated_at: at, ...toAddressColumns(body) })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toAddress(row))
  })
}
