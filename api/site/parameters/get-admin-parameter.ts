import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { readParameterRows } from './parameter.ts'

/** A parameter for its owner, set or not. */
export const getAdminParameter: UseCase<Contract['getAdminParameter']> = async ({ params }, visit) => {
  const parameter = (await readParameterRows(visit, visit.read)).find(({ id }) => id === params.id)
  return parameter ? done(parameter) : refused('not_found')
}
