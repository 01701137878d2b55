import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { toClaims } from '../order-views/show-claim.ts'

const columns = { reference: 'reference', kind: 'kind', state: 'state', createdAt: 'created_at' }

/** What buyers have told of parcels, for those of the house. */
export const listClaims: UseCase<Contract['listClaims']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('claims').selectAll(), query, columns)
  return done({ claims: await toClaims(read, rows), total })
}
