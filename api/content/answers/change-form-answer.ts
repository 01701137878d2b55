import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toAnswers } from './answer.ts'

/** Marks an answer as read or unread. */
export const changeFormAnswer: UseCase<Contract['changeFormAnswer']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const rows = await tx
      .updateTable('form_answers')
      .set({ is_read: body.isRead ? 1 : 0 })
      .where('id', '=', params.id)
      .returningAll()
      .execute()
    const [answer] = await toAnswers(tx, rows)
    return answer ? done(answer) : refused('not_found')
  })
