import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { hashToken } from '../../platform/secrets/secrets.ts'
import { welcome } from './subscribe.ts'

/** Subscribes whoever brings the link their mailbox received; twice is once. */
export const confirmNewsletter: UseCase<Contract['confirmNewsletter']> = ({ body }, { inTransaction, site, now }) =>
  inTransaction(async (tx) => {
    const row = await tx
      .updateTable('newsletter_subscribers')
      .set({
        state: 'SUBSCRIBED',
        confirmed_at: now.toISOString(),
        left_at: null,
        refusals: 0,
        rested_at: null,
        proof_hash: null,
        proof_ends_at: null,
      })
      .where('proof_hash', '=', hashToken(body.token))
      .where('proof_ends_at', '>', now.toISOString())
      .returning(['email_shown', 'way_out'])
      .executeTakeFirst()
    if (!row) return refused('invalid', { fields: { token: { code: 'expired' } } })
    await welcome(tx, { to: row.email_shown, key: row.way_out }, { site, now })
    return done({ key: row.way_out })
  })
