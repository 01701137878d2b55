import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toAdminApp } from './external-app.ts'

/** The site's services of others, with what staff note beside them. */
export const listExternalApps: UseCase<Contract['listExternalApps']> = async (_given, { read }) => {
  const rows = await read.selectFrom('external_apps').selectAll().orderBy('app').execute()
  return done(rows.map(toAdminApp))
}
