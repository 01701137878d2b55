import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toAdminAward } from './award.ts'

/** An award for its owner, published or not. */
export const getAdminAward: UseCase<Contract['getAdminAward']> = async ({ params }, visit) => {
  const row = await visit.read.selectFrom('awards').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(await toAdminAward(row, visit)) : refused('not_found')
}
