import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'

const columns = { day: 'day', reason: 'reason' }

/** How many messages of machines were turned away, day by day. */
export const listMessageSpam: UseCase<Contract['listMessageSpam']> = async ({ query }, { read }) => {
  const counts = read.selectFrom('message_spam').select(['id', 'day', 'reason', 'count'])
  const { rows, total } = await listRows(counts, query, columns)
  return done({ days: rows, total })
}
