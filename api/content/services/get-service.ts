import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { findWritten } from '../../site/slugs/find-written.ts'
import { toWholeService } from './service.ts'

/** A service whole; one that is for members is shown to members. */
export const getService: UseCase<Contract['getService']> = async ({ params }, visit) => {
  const shown = visit.read.selectFrom('services').selectAll().where('lang', '=', visit.lang).where('is_valid', '=', 1)
  const place = { kind: 'service', within: visit.lang, slug: params.id } as const
  const row = await findWritten(visit.read, place, (column, value) => shown.where(column, '=', value).executeTakeFirst())
  if (!row) return refused('not_found')
  if (row.for_members && visit.caller.role === 'VISITOR') return refused('unauthenticated')
  return done(await toWholeService(row, visit))
}
