import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../call/call-context.ts'

/** Sends nothing more to a program, not even what waits. */
export const removeWebhook: UseCase<Contract['removeWebhook']> = ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    await tx.deleteFrom('webhook_deliveries').where('webhook_id', '=', params.id).execute()
    const { numDeletedRows } = await tx.deleteFrom('webhooks').where('id', '=', params.id).executeTakeFirst()
    return numDeletedRows > 0n ? done({}) : refused('not_found')
  })
