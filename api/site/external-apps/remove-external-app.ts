import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** Forgets a service and its configuration. */
export const removeExternalApp: UseCase<Contract['removeExternalApp']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('external_apps').where('app', '=', params.app).executeTakeFirst()
    return numDeletedRows > 0n ? done({}) : refused('not_found')
  })
