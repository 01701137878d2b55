import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findMemberRow, readAdminMember } from './admin-member.ts'

/** Corrects how a member is called and reached; what was not given stays as it is. */
export const changeMember: UseCase<Contract['changeMember']> = ({ params, body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const known = await findMemberRow(tx, params.id)
    if (!known) return refused('not_found')
    const { firstname = known.firstname, lastname = known.lastname, phone = known.phone } = body
    const said = { firstname, lastname, phone }
    await tx
      .updateTable('users')
      .set({ ...said, updated_at: now.toISOString() })
      .where('id', '=', known.id)
      .execute()
    return done(await readAdminMember(tx, { ...known, ...said }, now))
  })
