import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toWithdrawals } from '../order-views/show-withdrawal.ts'

/** Reads one withdrawal. */
export const getWithdrawal: UseCase<Contract['getWithdrawal']> = async ({ params }, { read }) => {
  const rows = await read.selectFrom('withdrawals').selectAll().where('id', '=', params.id).execute()
  const [found] = await toWithdrawals(read, rows)
  return found ? done(found) : refused('not_found')
}
