import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findMemberRow, readAdminMember } from './admin-member.ts'

/** A member, for those of the house. */
export const getAdminMember: UseCase<Contract['getAdminMember']> = async ({ params }, { read, now }) => {
  const row = await findMemberRow(read, params.id)
  return row ? done(await readAdminMember(read, row, now)) : refused('not_found')
}
