import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../call/call-context.ts'
import { listRows } from '../call/list-rows.ts'
import { toSentMail, withState } from './sent-mail.ts'

const columns = { state: 'state', kind: 'kind', recipient: 'recipient', tries: 'tries', createdAt: 'created_at' }

/** The site's mails, for whoever looks after those that failed. */
export const listMails: UseCase<Contract['listMails']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom(withState(read).as('mails')).selectAll(), query, columns)
  return done({ mails: rows.map(toSentMail), total })
}
