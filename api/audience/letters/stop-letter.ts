import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findLetter, toLetter } from './letter.ts'

/** Stops a letter that leaves, or lets it not leave at all; mails of it that wait in the outbox still go. */
export const stopLetter: UseCase<Contract['stopLetter']> = ({ params }, { now, inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await findLetter(tx, params.id)
    if (!known) return refused('not_found')
    if (known.state !== 'SENDING' && known.state !== 'PLANNED') return refused('conflict')
    const state = known.started_at ? ('STOPPED' as const) : ('DRAFT' as const)
    const row = await tx
      .updateTable('letters')
      .set({ state, send_at: known.started_at ? known.send_at : null })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(await toLetter(tx, row, now))
  })
