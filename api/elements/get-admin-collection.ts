import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toAdminCollection } from './collection.ts'

/** A collection for its owner, published or not. */
export const getAdminCollection: UseCase<Contract['getAdminCollection']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('collections').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toAdminCollection(row)) : refused('not_found')
}
