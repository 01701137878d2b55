import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toPage } from './page.ts'

/** A page for its owner, published or not. */
export const getAdminPage: UseCase<Contract['getAdminPage']> = async ({ params }, ctx) => {
  const row = await ctx.read.selectFrom('pages').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(await toPage(row, [], ctx)) : refused('not_found')
}
