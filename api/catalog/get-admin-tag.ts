import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toTag } from './tag-columns.ts'

/** Reads a category, for its owner. */
export const getAdminTag: UseCase<Contract['getAdminTag']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('tags').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toTag(row)) : refused('not_found')
}
