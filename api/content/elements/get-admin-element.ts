import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toAdminElement } from './element.ts'

/** An element for its owner, published or not. */
export const getAdminElement: UseCase<Contract['getAdminElement']> = async ({ params }, ctx) => {
  const row = await ctx.read.selectFrom('elements').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(await toAdminElement(row, ctx)) : refused('not_found')
}
