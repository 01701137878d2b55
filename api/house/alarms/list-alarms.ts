import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** What stands still in this shop, the oldest first. */
export const listAlarms: UseCase<Contract['listAlarms']> = async (_given, { read }) => {
  const alarms = await read.selectFrom('alarms').select(['kind', 'count', 'detail', 'since']).orderBy('since').execute()
  return done({ alarms })
}
