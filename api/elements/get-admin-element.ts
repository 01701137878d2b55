import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toAdminElement } from './element.ts'

/** An element for its owner, published or not. */
export const getAdminElement: UseCase<Contract['getAdminElement']> = async ({ params }, visit) => {
  const row = await visit.read.selectFrom('elements').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(await toAdminElement(row, visit)) : refused('not_found')
}
