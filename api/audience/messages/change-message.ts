import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toMessage } from './message.ts'

/** Marks a message as read or unread. */
export const changeMessage: UseCase<Contract['changeMessage']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await tx
      .updateTable('messages')
      .set({ is_read: body.isRead ? 1 : 0 })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirst()
    return row ? done(toMessage(row)) : refused('not_found')
  })
