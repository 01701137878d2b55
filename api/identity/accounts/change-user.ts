import { done, type Fault, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import type { Contract, Read } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { faultOfBirthdate } from './profile-faults.ts'
import { toUser, type UserRow } from './user.ts'

/**
 * Changes names, telephone and birthdate of the caller's own profile; what was not given stays as it is. The rest of what a
 * profile tells may come back with it, unchanged: an address has to be proven first, and nobody changes their id or role.
 */
export const changeUser: UseCase<Contract['changeUser']> = async ({ body }, ctx) => {
  const fault = body.birthdate === undefined ? undefined : await faultOfBirthdate(body.birthdate, ctx)
  if (fault) return refused('invalid', { fields: { birthdate: fault } })
  const { firstname, lastname, phone, birthdate } = body
  const { userId } = getMember(ctx)
  return ctx.inTransaction(async (tx) => {
    const own = await tx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
    const fields = faultsOfKept(body, own)
    if (Object.keys(fields).length > 0) return refused('invalid', { fields })
    const changed = {
      firstname: firstname ?? own.firstname,
      lastname: lastname ?? own.lastname,
      phone: phone ?? own.phone,
      birthdate: birthdate === undefined ? own.birthdate : birthdate,
    }
    const written = { ...changed, updated_at: ctx.now.toISOString() }
    await tx.updateTable('users').set(written).where('id', '=', userId).execute()
    return done(toUser({ ...own, ...changed }))
  })
}

function faultsOfKept({ id, email, role }: Read<Contract['changeUser']>['body'], own: UserRow): Record<string, Fault> {
  return {
    ...(id !== undefined && id !== own.id && { id: { code: 'not_here' as const } }),
    ...(role !== undefined && role !== own.role && { role: { code: 'not_here' as const } }),
    ...(email !== undefined && emailKey(email) !== own.email && { email: { code: 'email_apart' as const } }),
  }
}
