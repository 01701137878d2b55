import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toClosing } from './closing-columns.ts'

const columns = { firstDay: 'first_day', lastDay: 'last_day' }

/** The days without collection, for their owner. */
export const listClosings: UseCase<Contract['listClosings']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('collection_closings').selectAll(), query, columns)
  return done({ closings: rows.map(toClosing), total })
}
