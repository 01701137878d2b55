import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { toAuditEntries } from './entry-answer.ts'

const columns = {
  createdAt: 'created_at',
  day: 'day',
  act: 'act',
  resource: 'resource',
  idThing: 'thing_id',
  idUser: 'user_id',
}

/** What the staff of the site did. */
export const listAuditLog: UseCase<Contract['listAuditLog']> = async ({ query }, { read, now }) => {
  const { rows, total } = await listRows(read.selectFrom('audit_entries').selectAll(), query, columns)
  return done({ entries: await toAuditEntries(read, rows, now), total })
}
