import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'

const columns = { day: 'day', source: 'source', count: 'count' }

/** How many came from each source, day by day. */
export const listVisits: UseCase<Contract['listVisits']> = async ({ query }, { read }) => {
  const counts = read.selectFrom('visits').select(['id', 'day', 'source', 'count'])
  const { rows, total } = await listRows(counts, query, columns)
  return done({ visits: rows, total })
}
