import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readFieldsOf } from '../../platform/custom/custom-rows.ts'
import { toPage } from './page.ts'

/** A page for its owner, published or not. */
export const getAdminPage: UseCase<Contract['getAdminPage']> = async ({ params }, ctx) => {
  const row = await ctx.read.selectFrom('pages').selectAll().where('id', '=', params.id).executeTakeFirst()
  if (!row) return refused('not_found')
  return done(await toPage(row, [], { ...ctx, fields: await readFieldsOf(ctx.read, 'PAGE') }))
}
