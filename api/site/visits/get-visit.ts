import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** Says whether visits are counted under this id; nothing is counted, so that no picture or link of another site can count. */
export const getVisit: UseCase<Contract['getVisit']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('visits').select('id').where('id', '=', params.id).executeTakeFirst()
  return row ? done({}) : refused('not_found')
}
