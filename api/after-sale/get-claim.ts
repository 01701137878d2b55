import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toClaims } from './show-claim.ts'

/** Reads one claim. */
export const getClaim: UseCase<Contract['getClaim']> = async ({ params }, { read }) => {
  const rows = await read.selectFrom('claims').selectAll().where('id', '=', params.id).execute()
  const [found] = await toClaims(read, rows)
  return found ? done(found) : refused('not_found')
}
