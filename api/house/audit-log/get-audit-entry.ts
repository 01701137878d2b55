import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toAuditEntries } from './entry-answer.ts'

/** One entry of the log. */
export const getAuditEntry: UseCase<Contract['getAuditEntry']> = async ({ params }, { read, now }) => {
  const rows = await read.selectFrom('audit_entries').selectAll().where('id', '=', params.id).execute()
  const [entry] = await toAuditEntries(read, rows, now)
  return entry ? done(entry) : refused('not_found')
}
