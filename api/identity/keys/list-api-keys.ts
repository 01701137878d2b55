import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { toApiKey } from './api-keys.ts'

const columns = { name: 'name', createdAt: 'created_at', lastUsedAt: 'last_used_at', expiresOn: 'expires_on' }

/** The keys that programs hold. */
export const listApiKeys: UseCase<Contract['listApiKeys']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('api_keys').selectAll(), query, columns)
  return done({ keys: rows.map(toApiKey), total })
}
