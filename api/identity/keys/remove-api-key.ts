import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** Takes a key back: from now on it opens nothing. */
export const removeApiKey: UseCase<Contract['removeApiKey']> = ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('api_keys').where('id', '=', params.id).executeTakeFirst()
    return numDeletedRows > 0n ? done({}) : refused('not_found')
  })
