import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toComment } from './comment.ts'

/** Lets a comment through, refuses it, or answers it; what is not named stays. */
export const changeComment: UseCase<Contract['changeComment']> = ({ params, body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const known = await tx.selectFrom('comments').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const { state = known.state, answer = known.answer } = body
    const decided_at = state === known.state ? known.decided_at : now.toISOString()
    await tx.updateTable('comments').set({ state, answer, decided_at }).where('id', '=', params.id).execute()
    return done(toComment({ ...known, state, answer, decided_at }))
  })
