import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../call/call-context.ts'
import { toDelivery } from './webhook.ts'

/** Sends once more what was sent, or at once what waits for its next try; under the id it had. */
export const resendWebhook: UseCase<Contract['resendWebhook']> = ({ params }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const row = await tx
      .updateTable('webhook_deliveries')
      .set({ state: 'WAITING', next_try_at: now.toISOString(), sent_at: null })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirst()
    return row ? done(toDelivery(row)) : refused('not_found')
  })
