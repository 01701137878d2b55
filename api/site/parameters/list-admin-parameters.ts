import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { pickRows } from '../../platform/call/pick-rows.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { readParameterRows } from './parameter.ts'

/** All parameters that the site can have, set or not, for its owner. */
export const listAdminParameters: UseCase<Contract['listAdminParameters']> = async ({ query }, visit) => {
  const { rows, total } = pickRows(await readParameterRows(visit, visit.read), query)
  return done({ parameters: rows, total })
}
