import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toClosing } from './closing-columns.ts'

/** Reads days without collection, for their owner. */
export const getClosing: UseCase<Contract['getClosing']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('collection_closings').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toClosing(row)) : refused('not_found')
}
