import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../call/call-context.ts'
import { makeSecret } from '../secrets/secrets.ts'
import { faultOfUrl, toWebhook, webhookSealingName } from './webhook.ts'

const mostHooks = 20

/** Lets a program listen; the secret that signs what it hears is told this once, and kept sealed. */
export const createWebhook: UseCase<Contract['createWebhook']> = ({ body }, { inTransaction, sealing, now, production }) =>
  inTransaction(async (tx) => {
    const fault = faultOfUrl(body.url, production)
    if (fault) return refused('invalid', { fields: { url: fault } })
    const known = await tx.selectFrom('webhooks').select('id').execute()
    if (known.length >= mostHooks)
      return refused('invalid', { fields: { url: { code: 'too_large', params: { max: mostHooks } } } })
    const id = crypto.randomUUID()
    const secret = `whk_${makeSecret()}`
    const row = await tx
      .insertInto('webhooks')
      .values({
        id,
        url: body.url,
        events: JSON.stringify([...new Set(body.events)]),
        is_active: 1,
        secret: sealing.seal(secret, webhookSealingName(id)),
        created_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done({ ...toWebhook(row), secret })
  })
