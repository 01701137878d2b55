import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findMemberRow } from './admin-member.ts'
import { planDeletion } from './plan-deletion.ts'

/** Plans the end of a member's account; they are told, and have some days to object. */
export const removeMember: UseCase<Contract['removeMember']> = ({ params }, { inTransaction, site, now }) =>
  inTransaction(async (tx) => {
    const known = await findMemberRow(tx, params.id)
    if (!known) return refused('not_found')
    await planDeletion(tx, { userId: known.id, site, now })
    return done({})
  })
