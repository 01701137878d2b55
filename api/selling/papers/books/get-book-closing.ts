import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { showClosing } from './show-closing.ts'

/** A closing as it was written. */
export const getBookClosing: UseCase<Contract['getBookClosing']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('book_closings').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(showClosing(row)) : refused('not_found')
}
