import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { toMessage } from './message.ts'

const columns = {
  desk: 'desk',
  email: 'email',
  lastname: 'lastname',
  subject: 'subject',
  isRead: 'is_read',
  isAnswered: 'is_answered',
  createdAt: 'created_at',
}

/** The messages that the site has received. */
export const listMessages: UseCase<Contract['listMessages']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('messages').selectAll(), query, columns)
  return done({ messages: rows.map(toMessage), total })
}
