import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { changeSubscription } from './change-subscription.ts'
import { findByKey, toSubscription } from './subscriber.ts'

/** Changes what the holder of a key receives: their mailbox had the key from us. */
export const changeNewsletterChoice: UseCase<Contract['changeNewsletterChoice']> = async ({ body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const row = await findByKey(tx, body.key)
    // Whoever has never confirmed holds no key of ours.
    if (!row || row.state === 'PENDING') return refused('not_found')
    const proven = { email: row.email, shown: row.email_shown, source: 'SITE' as const }
    const changed = await changeSubscription(tx, { wish: body, proven, known: row }, ctx)
    return changed.ok ? done(await toSubscription(tx, await findByKey(tx, body.key))) : changed
  })
