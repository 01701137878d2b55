import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { listRows } from '../../../platform/call/list-rows.ts'
import { showClosing } from './show-closing.ts'

const columns = { kind: 'kind', period: 'period', number: 'number' }

/** The closings of the books, the last one first. */
export const listBookClosings: UseCase<Contract['listBookClosings']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('book_closings').selectAll(), query, columns)
  return done({ closings: rows.map(showClosing), total })
}
