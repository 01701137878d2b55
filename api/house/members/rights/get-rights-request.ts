import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { toRightsRequest } from './rights-request.ts'

/** One rights request of the site. */
export const getRightsRequest: UseCase<Contract['getRightsRequest']> = async ({ params }, { read, now }) => {
  const row = await read.selectFrom('rights_requests').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toRightsRequest(row, now)) : refused('not_found')
}
