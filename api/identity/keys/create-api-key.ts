import { done, refused } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { hashToken } from '../../platform/secrets/secrets.ts'
import { makeKey, toApiKey } from './api-keys.ts'

const mostKeys = 50

/** Makes a key for a program; it is told this once, and only its hash is kept. */
export const createApiKey: UseCase<Contract['createApiKey']> = ({ body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    if (body.expiresOn && body.expiresOn < parisDay(ctx.now)) {
      return refused('invalid', { fields: { expiresOn: { code: 'expired_day' } } })
    }
    const known = await tx.selectFrom('api_keys').select('id').execute()
    if (known.length >= mostKeys)
      return refused('invalid', { fields: { name: { code: 'too_large', params: { max: mostKeys } } } })
    const secret = makeKey()
    const row = await tx
      .insertInto('api_keys')
      .values({
        id: crypto.randomUUID(),
        name: body.name,
        key_hash: hashToken(secret),
        hint: secret.slice(-4),
        areas: JSON.stringify([...new Set(body.areas)]),
        may_write: body.mayWrite ? (1 as const) : (0 as const),
        created_by: getMember(ctx).userId,
        created_at: ctx.now.toISOString(),
        expires_on: body.expiresOn ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done({ ...toApiKey(row), secret })
  })
