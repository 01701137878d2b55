import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { hasNewsletter } from '../newsletter/lists.ts'
import { findLetter, toLetter } from './letter.ts'
import type { LetterRow } from './readers.ts'

/** Lets a letter leave now or at a moment to come; a stopped one goes on with whoever has not had it. */
export const sendLetter: UseCase<Contract['sendLetter']> = ({ params, body }, { site, now, inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await findLetter(tx, params.id)
    if (!known || !(await hasNewsletter(tx, site.lang))) return refused('not_found')
    if (known.state === 'SENDING' || known.state === 'SENT') return refused('conflict')
    const at = body.sendAt ? new Date(body.sendAt) : now
    if (at < now) return refused('invalid', { fields: { sendAt: { code: 'expired' } } })
    const row = await tx
      .updateTable('letters')
      .set(at > now ? planned(at) : begun(known, now))
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(await toLetter(tx, row, now))
  })

function planned(at: Date) {
  return { state: 'PLANNED' as const, send_at: at.toISOString() }
}

/** Whoever subscribes after it began is not among its readers: a letter has an end. */
function begun({ started_at, send_at }: LetterRow, now: Date) {
  const at = now.toISOString()
  return { state: 'SENDING' as const, send_at: send_at ?? at, started_at: started_at ?? at }
}
