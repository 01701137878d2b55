import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { toWithdrawals } from '../order-views/show-withdrawal.ts'

const columns = { reference: 'reference', state: 'state', refund: 'refund', declaredAt: 'declared_at' }

/** The withdrawals that were declared, for those of the house. */
export const listWithdrawals: UseCase<Contract['listWithdrawals']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('withdrawals').selectAll(), query, columns)
  return done({ withdrawals: await toWithdrawals(read, rows), total })
}
