import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { toAddress, toAddressColumns } from './address.ts'

/** Changes an address of the caller; another's does not exist for them. */
export const changeOwnAddress: UseCase<Contract['changeOwnAddress']> = async ({ params, body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const row = await tx
      .updateTable('addresses')
      .set({ ...toAddressColumns(body), updated_at: ctx.now.toISOString() })
      .where('id', '=', params.id)
      .where('user_id', '=', getMember(ctx).userId)
      .returningAll()
      .executeTakeFirst()
    return row ? done(toAddress(row)) : refused('not_found')
  })
