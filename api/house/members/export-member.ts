import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findMemberRow } from './admin-member.ts'
import { readMemberExport } from './read-member-export.ts'

/** All that the site holds on a member, for whoever answers them. */
export const exportMember: UseCase<Contract['exportMember']> = async ({ params }, ctx) => {
  const known = await findMemberRow(ctx.read, params.id)
  return known ? done(await readMemberExport(ctx, known.id)) : refused('not_found')
}
