import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { pickRows } from '../../platform/call/pick-rows.ts'
import { readParameterRows } from './parameter.ts'

/** All parameters that the site can have, set or not, for its owner. */
export const listAdminParameters: UseCase<Contract['listAdminParameters']> = async ({ query }, ctx) => {
  const { rows, total } = pickRows(await readParameterRows(ctx, ctx.read), query)
  return done({ parameters: rows, total })
}
