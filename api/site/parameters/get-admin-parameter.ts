import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readParameterRows } from './parameter.ts'

/** A parameter for its owner, set or not. */
export const getAdminParameter: UseCase<Contract['getAdminParameter']> = async ({ params }, ctx) => {
  const parameter = (await readParameterRows(ctx, ctx.read)).find(({ id }) => id === params.id)
  return parameter ? done(parameter) : refused('not_found')
}
