import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toClaims } from '../order-views/show-claim.ts'

/** Reads one claim. */
export const getClaim: UseCase<Contract['getClaim']> = async ({ params }, { read }) => {
  const rows = await read.selectFrom('claims').selectAll().where('id', '=', params.id).execute()
  const [found] = await toClaims(read, rows)
  return found ? done(found) : refused('not_found')
}
