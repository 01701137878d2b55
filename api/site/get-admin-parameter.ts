import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toParameter } from './parameter.ts'

/** A parameter for its owner. */
export const getAdminParameter: UseCase<Contract['getAdminParameter']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('parameters').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toParameter(row)) : refused('not_found')
}
