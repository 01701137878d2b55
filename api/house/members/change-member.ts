import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { customKey, readFieldsOf } from '../../platform/custom/custom-rows.ts'
import { writeCustom } from '../../platform/custom/write-custom.ts'
import { findMemberRow, readAdminMember } from './admin-member.ts'

/** Corrects how a member is called and reached, and what the house says of them in its own fields; what was not given stays as it is. */
export const changeMember: UseCase<Contract['changeMember']> = ({ params, body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const known = await findMemberRow(tx, params.id)
    if (!known) return refused('not_found')
    const { firstname = known.firstname, lastname = known.lastname, phone = known.phone } = body
    const written = await writeCustom(tx, 'MEMBER', { given: body.custom, stored: known.custom })
    if (!written.ok) return written
    const { custom = known.custom } = written.value
    const search_key = customKey(custom, await readFieldsOf(tx, 'MEMBER'))
    const said = { firstname, lastname, phone, custom, search_key }
    await tx
      .updateTable('users')
      .set({ ...said, updated_at: now.toISOString() })
      .where('id', '=', known.id)
      .execute()
    return done(await readAdminMember(tx, { ...known, ...said }, now))
  })
