import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { toAdminElement } from './element.ts'

/** An element for its owner, published or not. */
export const getAdminElement: UseCase<Contract['getAdminElement']> = async ({ params }, visit) => {
  const row = await visit.read.selectFrom('elements').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(await toAdminElement(row, visit)) : refused('not_found')
}
