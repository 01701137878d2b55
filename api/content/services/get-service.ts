import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findWritten } from '../../site/slugs/find-written.ts'
import { toWholeService } from './service.ts'

/** A service whole; one that is for members is shown to members. */
export const getService: UseCase<Contract['getService']> = async ({ params }, ctx) => {
  const shown = ctx.read.selectFrom('services').selectAll().where('lang', '=', ctx.lang).where('is_valid', '=', 1)
  const place = { kind: 'service', within: ctx.lang, slug: params.id } as const
  const row = await findWritten(ctx.read, place, (column, value) => shown.where(column, '=', value).executeTakeFirst())
  if (!row) return refused('not_found')
  if (row.for_members && ctx.caller.role === 'VISITOR') return refused('unauthenticated')
  return done(await toWholeService(row, ctx))
}
