import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { UseCase } from '../call/call-context.ts'
import type { SiteWriter } from '../database/database.ts'
import { faultOfUrl, toWebhook } from './webhook.ts'

/** Changes what a program hears, and where; set to work again, it is sent what has waited. */
export const changeWebhook: UseCase<Contract['changeWebhook']> = ({ params, body }, { inTransaction, now, production }) =>
  inTransaction(async (tx) => {
    const known = await tx.selectFrom('webhooks').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const fault = body.url === undefined ? undefined : faultOfUrl(body.url, production)
    if (fault) return refused('invalid', { fields: { url: fault } })
    const begins = body.isActive === true && known.is_active === 0
    const row = await tx
      .updateTable('webhooks')
      .set({ ...changesOf(body), ...(begins && { failing_since: null, stopped_at: null }), url: body.url ?? known.url })
      .where('id', '=', known.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (begins) await hasten(tx, known.id, now)
    return done(toWebhook(row))
  })

function changesOf({ events, isActive }: Read<Contract['changeWebhook']>['body']) {
  return {
    ...(events && { events: JSON.stringify([...new Set(events)]) }),
    ...(isActive !== undefined && { is_active: isActive ? (1 as const) : (0 as const) }),
  }
}

async function hasten(tx: SiteWriter, id: string, now: Date): Promise<void> {
  const waiting = tx.updateTable('webhook_deliveries').set({ next_try_at: now.toISOString() }).where('state', '=', 'WAITING')
  await waiting.where('webhook_id', '=', id).execute()
}
