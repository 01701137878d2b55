import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { listRows } from '../../../platform/call/list-rows.ts'
import { toRightsRequest } from './rights-request.ts'

const columns = { kind: 'kind', state: 'state', email: 'email', dueOn: 'due_on' }

/** The site's rights requests, for whoever answers them. */
export const listRightsRequests: UseCase<Contract['listRightsRequests']> = async ({ query }, { read, now }) => {
  const { rows, total } = await listRows(read.selectFrom('rights_requests').selectAll(), query, columns)
  return done({ requests: rows.map((row) => toRightsRequest(row, now)), total })
}
