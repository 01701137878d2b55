import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { getMember, type UseCase } from '../visit.ts'
import { faultOfBirthdate } from './profile-faults.ts'
import { toUser } from './user.ts'

/** Changes names, telephone and birthdate of the caller's own profile; what was not given stays as it is. */
export const changeUser: UseCase<Contract['changeUser']> = async ({ body }, visit) => {
  const fault = body.birthdate === undefined ? undefined : await faultOfBirthdate(body.birthdate, visit)
  if (fault) return refused('invalid', { fields: { birthdate: fault } })
  const { firstname, lastname, phone, birthdate } = body
  const { userId } = getMember(visit)
  return visit.inTransaction(async (tx) => {
    const own = await tx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
    const changed = {
      firstname: firstname ?? own.firstname,
      lastname: lastname ?? own.lastname,
      phone: phone ?? own.phone,
      birthdate: birthdate === undefined ? own.birthdate : birthdate,
    }
    await tx.updateTable('users').set(changed).where('id', '=', userId).execute()
    return done(toUser({ ...own, ...changed }))
  })
}
